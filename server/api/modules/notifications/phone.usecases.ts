import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { phoneCodeTries } from '../../../../contract/notifications/notification.ts'
import { maskedPhone } from '../../../../domain/notifications/masked-contact.ts'
import { reachablePhone } from '../../../common/phones.ts'
import { problem } from '../../../common/problems.ts'
import type { Database } from '../../../db/schema.ts'
import { type AttemptLimit, noteAttempt, waitBeforeAttempt } from '../../../limits/attempt-limits.ts'
import type { AppDeps } from '../../app-deps.ts'
import { codeLifeMs, codeOf, nextCodeMs } from '../guest-passes/guest-code.rules.ts'
import { sendMailWith } from '../mail/queue-mail.ts'
import {
  lockPhoneCode,
  phoneCodesSince,
  startPhoneCode,
  updatePhoneCode,
} from '../notification-facts/notifications.repository.ts'
import { sameSecret } from '../orders/order-access.ts'
import { type Question, requireOrder } from './choice.usecases.ts'
import { offeredFor } from './standing.ts'

const hourMs = 60 * 60_000

/** Codes for one phone, whatever order asks; and those that one order asks for, whatever phone it names (BY-37). */
export const phoneCodeLimits = {
  phone: { name: 'phone-code', max: 5, windowMs: hourMs },
  order: { name: 'phone-code-order', max: 10, windowMs: 24 * hourMs },
} as const satisfies Record<string, AttemptLimit>

/** Codes for everybody: messages cost money, and annoy whom they reach. */
export const phoneCodesOfShop = { max: 1_000, windowMs: 10 * 60_000 }

const limited = (waitMs: number) =>
  problem('rate_limited', { headers: { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))) } })

const countCode = async (tx: Database, orderNumber: string, phone: string, now: Date): Promise<void> => {
  const counted = [
    [phoneCodeLimits.phone, phone],
    [phoneCodeLimits.order, orderNumber],
  ] as const
  for (const [limit, object] of counted) {
    const waitMs = await waitBeforeAttempt(tx, limit, object)
    if (waitMs > 0) throw limited(waitMs)
  }
  const { made, first } = await phoneCodesSince(tx, new Date(now.getTime() - phoneCodesOfShop.windowMs))
  if (made >= phoneCodesOfShop.max && first)
    throw limited(first.getTime() + phoneCodesOfShop.windowMs - now.getTime())
  for (const [limit, object] of counted) await noteAttempt(tx, limit, object)
}

/** Makes requests for one phone wait for each other until the transaction ends. */
const lockPhone = async (tx: Database, phone: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`phone-code\n${phone}`}, 0))`)
}

const wireSent = (phone: string, { requestedAt, expiresAt }: { requestedAt: Date; expiresAt: Date }) => ({
  phone: maskedPhone(phone),
  expiresAt: expiresAt.toISOString(),
  nextAt: new Date(requestedAt.getTime() + nextCodeMs).toISOString(),
})

/**
 * Has a code sent to a phone; asked again within a minute it is the same confirmation, and nothing is sent (BY-37). Refuses with
 * `order_not_found`, `notification_channel` where the shop sends no texts, `phone_invalid` and `rate_limited`.
 */
export const requestPhoneCode = async (
  deps: Pick<AppDeps, 'boss' | 'settings'>,
  tx: Database,
  question: Question,
  { phone: written, language }: { readonly phone: string; readonly language: string },
) => {
  const order = await requireOrder(tx, question, true)
  if (!offeredFor(deps, order).includes('text')) throw problem('notification_channel')
  const phone = reachablePhone(written)
  if (phone === null) throw problem('phone_invalid')
  const { orderNumber, now } = question
  await lockPhone(tx, phone)
  const open = await lockPhoneCode(tx, { orderNumber, phone, now })
  if (open && now.getTime() < open.requestedAt.getTime() + nextCodeMs) return wireSent(phone, open)
  await countCode(tx, orderNumber, phone, now)
  const code = {
    id: randomUUID(),
    orderNumber,
    phone,
    requestedAt: now,
    expiresAt: new Date(now.getTime() + codeLifeMs),
  }
  await startPhoneCode(tx, code)
  await sendMailWith(deps.boss, tx, {
    id: code.id,
    channel: 'text',
    kind: 'phoneCode',
    orderNumber,
    language,
    recipient: phone,
    firstName: null,
    returnMethod: null,
    requestedAt: now,
  })
  return wireSent(phone, code)
}

/**
 * Confirms a phone by its code, once. Every try is counted under the row's lock (BY-37). Throws `phone_code_over` where no code can be
 * tried: expired, used, ended, or never asked for.
 */
export const confirmPhone = async (
  secret: string,
  tx: Database,
  question: Question,
  { phone: written, code }: { readonly phone: string; readonly code: string },
) => {
  const { orderNumber } = await requireOrder(tx, question, true)
  const { now } = question
  const phone = reachablePhone(written) ?? ''
  const row = await lockPhoneCode(tx, { orderNumber, phone, now })
  const isRight = sameSecret(row && codeOf(secret, row.id), code)
  if (row === undefined) throw problem('phone_code_over')
  const tries = row.tries + 1
  if (isRight) {
    await updatePhoneCode(tx, row.id, { tries, endedAt: now, confirmedAt: now })
    return { result: 'right' as const, phone: maskedPhone(phone) }
  }
  await updatePhoneCode(tx, row.id, { tries, endedAt: tries < phoneCodeTries ? null : now })
  return { result: 'wrong' as const, triesLeft: phoneCodeTries - tries }
}
