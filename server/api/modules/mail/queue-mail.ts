import { randomUUID } from 'node:crypto'
import type { Database } from '../../../db/schema.ts'
import type { AttemptLimit } from '../../../limits/attempt-limits.ts'
import type { AppDeps } from '../../app-deps.ts'
import { countWithin } from '../../http/limits/order-requests.ts'
import { sendMailMessage } from '../jobs/queues.ts'
import { insertMail, type NewMail } from './mail.repository.ts'

const hourMs = 60 * 60_000

/** E-mails and letters for one return (docs/decisions/0032). */
export const mailLimits = {
  labelEmail: { name: 'label-email', max: 5, windowMs: hourMs },
  labelLetter: { name: 'label-letter', max: 2, windowMs: 24 * hourMs },
  storeEmail: { name: 'store-email', max: 3, windowMs: hourMs },
} as const satisfies Record<string, AttemptLimit>

/** Keeps a mail and has it sent, both or neither, in the transaction that it tells of. Whoever calls it has counted what it must. */
export const sendMailWith = async (
  boss: AppDeps['boss'],
  tx: Database,
  { id = randomUUID(), ...mail }: Omit<NewMail, 'id'> & { readonly id?: string | undefined },
): Promise<void> => {
  await insertMail(tx, { ...mail, id })
  await sendMailMessage(boss, tx, { mailId: id })
}

/**
 * Accepts a mail within its limit, in the transaction of the call that asks for it; the caller holds the order's row, so that
 * requests at the same time are counted one after the other. 429 with `Retry-After` beyond the limit.
 */
export const queueMail = async (
  { boss }: Pick<AppDeps, 'boss'>,
  tx: Database,
  limit: AttemptLimit,
  mail: Omit<NewMail, 'id'>,
): Promise<void> => {
  await countWithin(tx, limit, mail.orderNumber)
  await sendMailWith(boss, tx, mail)
}
