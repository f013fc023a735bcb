import { hashToken } from '../../common/sealing.ts'

/** Names a session or a guest's look to its own browser (`SessionLife`); from it nobody gets to what the cookie holds. */
export const lifeIdOf = (secret: string): string => hashToken(`life of ${secret}`)
