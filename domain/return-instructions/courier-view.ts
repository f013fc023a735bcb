import type { Flags } from '../../contract/session/experience.ts'
import { parseMethod } from '../return-methods/return-methods.ts'

/**
 * Whether a return's own page shows the courier pickup: by the flag `enableCourierPickup`, as long as the courier is awaited
 * (returns.md §2, RC-02).
 * @param method as the order keeps it, with or without a carrier.
 */
export const showsCourierPickup = (
  method: string | null,
  isStillHere: boolean,
  { enableCourierPickup }: Pick<Flags, 'enableCourierPickup'>,
): boolean => enableCourierPickup && isStillHere && parseMethod(method)?.id === 'courierPickup'
