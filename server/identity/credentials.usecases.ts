import { sql } from 'drizzle-orm'
import { type AttemptLimit, forgetAttempts, noteAttempt, waitBeforeAttempt } from '../attempt-limits.ts'
import type { Database } from '../db/schema.ts'
import { members } from '../db/tables/members.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

/** Wrong passwords for one e-mail address, and from one client address (OWASP ASVS 5.0, 6.3.1). */
export const perAccount: AttemptLimit = { name: 'password-account', most: 10, windowMs: 15 * 60_000 }
export const perAddress: AttemptLimit = { name: 'password-address', most: 30, windowMs: 15 * 60_000 }

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

/** Checks e-mail and password; a wrong try counts before it is checked, so that parallel tries count too. */
export const checkCredentials = async (db: Database, tried: Credentials): Promise<CheckedCredentials> => {
  const email = tried.email.trim().toLowerCase()
  const missing = [...(email ? [] : (['email'] as const)), ...(tried.password ? [] : (['password'] as const))]
  if (missing.length > 0) return { ok: false, reason: 'incomplete', missing }

  const waits = [
    await waitBeforeAttempt(db, perAccount, email),
    await waitBeforeAttempt(db, perAddress, tried.address),
  ]
  const waitMs = Math.max(...waits)
  if (waitMs > 0) return { ok: false, reason: 'limited', waitMs }
  await noteAttempt(db, perAccount, email)
  await noteAttempt(db, perAddress, tried.address)

  const [member] = await db.select().from(members).where(sql`lower(${members.email}) = ${email}`)
  const matches = await verifyPassword(
    tried.password.slice(0, 256),
    member?.passwordHash ?? (await decoyHash()),
  )
  if (!member || !matches) return { ok: false, reason: 'wrong' }
  await forgetAttempts(db, perAccount, email)
  return { ok: true, upmId: member.upmId }
}
