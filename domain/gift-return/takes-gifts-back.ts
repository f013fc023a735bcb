import { profileOf } from '../countries/profile-of.ts'

/** Whether the country takes gifts back for store credit (BY-49, BY-50). */
export const takesGiftsBack = (country: string | null): boolean => profileOf(country).returns.giftReturns
