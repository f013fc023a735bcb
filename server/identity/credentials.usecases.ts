import type { Database } from '../db/schema.ts'
import { type AttemptLimit, forgetAttempts } from '../limits/attempt-limits.ts'
import { claimPatiently } from '../limits/claim-patiently.ts'
import type { Accounts } from './accounts.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

/** Wrong passwords for one e-mail address, and from one client address (OWASP ASVS 5.0, 6.3.1). */
export const perAccount: AttemptLimit = { name: 'password-account', max: 10, windowMs: 15 * 60_000 }
export const perAddress: AttemptLimit = { name: 'password-address', max: 30, windowMs: 15 * 60_000 }

export type Credentials = {
  readonly email: string
  readonly password: string
  /** Client address. */
  readonly address: string
}

export type CheckedCredentials =
  | { readonly ok: true; readonly upmId: string }
  | { readonly ok: false; readonly reason: 'incomplete'; readonly missing: readonly ('email' | 'password')[] }
  | { readonly ok: false; readonly reason: 'wrong' }
  | { readonly ok: false; readonly reason: 'limited'; readonly waitMs: number }

let decoy: Promise<string> | null = null

/** A hash to check against where there is no account, so that both answers take the same time. */
const decoyHash = () => {
  decoy ??= hashPassword('no account has this password')
  return decoy
}

/**
 * Checks e-mail and password. A try is counted in one step before it is checked, so that however many come at the same moment
 * no more are checked than the limits leave; a right one counts for nothing.
 */
export const checkCredentials = async (
  db: Database,
  accounts: Accounts,
  tried: Credentials,
): Promise<CheckedCredentials> => {
  const email = tried.email.trim().toLowerCase()
  const missing = [...(email ? [] : (['email'] as const)), ...(tried.password ? [] : (['password'] as const))]
  if (missing.length > 0) return { ok: false, reason: 'incomplete', missing }

  const claim = await claimPatiently(db, [
    { limit: perAccount, subject: email },
    { limit: perAddress, subject: tried.address },
  ])
  if (claim.kind === 'refused') return { ok: false, reason: 'limited', waitMs: claim.waitMs }
  const upmId = await matchingMember(accounts, email, tried.password)
  if (upmId === null) {
    await claim.keep()
    return { ok: false, reason: 'wrong' }
  }
  await claim.release()
  await forgetAttempts(db, perAccount, email)
  return { ok: true, upmId }
}

/** The member with this address and password; the same work is done where there is no such member. */
const matchingMember = async (
  accounts: Accounts,
  email: string,
  password: string,
): Promise<string | null> => {
  const member = await accounts.byEmail(email)
  const matches = await verifyPassword(password, member?.passwordHash ?? (await decoyHash()))
  return member && matches ? member.upmId : null
}
