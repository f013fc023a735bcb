import { eq } from 'drizzle-orm'
import type { MailKind } from '../../../../contract/orders/mail-kinds.ts'
import { chooseLanguage } from '../../../../domain/languages/locale.ts'
import type { Database } from '../../../db/schema.ts'
import { orders } from '../../../db/tables/orders.ts'
import type { AppDeps } from '../../app-deps.ts'
import { sendMailWith } from './queue-mail.ts'

/** Mails that tell how something ended; the others are asked for, or acknowledge what was stated. */
export type OutcomeKind = Exclude<
  MailKind,
  | 'returnLabel'
  | 'storeReturn'
  | 'orderWithdrawn'
  | 'giftReturn'
  | 'giftCredited'
  | 'creditIssued'
  | 'guestCode'
  | 'phoneCode'
  | 'notification'
>

export type OutcomeMail = {
  /** That of the job which it tells of, where it is made from more than the order says; else one of its own. */
  readonly id?: string
  readonly kind: OutcomeKind | 'creditIssued'
  readonly orderNumber: string
  /** Two letters of the language that the shopper read; `null` takes what the order's country mostly speaks. */
  readonly language: string | null
  readonly now: Date
}

/**
 * Has a mail tell how something ended, in the transaction that ends it: whoever ends it first sends one, and nobody after.
 * It goes to the order's own address; an order without one has no mail, and pages promise none.
 */
export const queueOutcomeMail = async (
  boss: AppDeps['boss'],
  tx: Database,
  { id, kind, orderNumber, language, now }: OutcomeMail,
): Promise<void> => {
  const [order] = await tx.select().from(orders).where(eq(orders.orderNumber, orderNumber))
  if (!order || order.contactEmail === null) return
  await sendMailWith(boss, tx, {
    id,
    channel: 'email',
    kind,
    orderNumber,
    language: language ?? chooseLanguage({ country: order.country, locale: null, preferred: [] }),
    recipient: order.contactEmail,
    firstName: order.shippingAddress?.firstName ?? null,
    returnMethod: null,
    requestedAt: now,
  })
}
