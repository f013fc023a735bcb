import type { VerifyAccessToken } from '../../common/access-token.types.ts'

const prefix = 'token-of.'

/** Bearer token of a test member: `token-of.UPMID`. */
export const tokenOf = (upmId: string): string => `${prefix}${upmId}`

export const verifyTestToken: VerifyAccessToken = async (token) =>
  token.startsWith(prefix) ? { upmId: token.slice(prefix.length) } : null
