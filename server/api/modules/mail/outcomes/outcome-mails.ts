import type { MailKind } from '../../../../../contract/orders/mail-kinds.ts'
import type { MailParts } from '../mail-layout.ts'
import type { MailSource } from '../mail-source.ts'
import type { OutcomeKind } from '../queue-outcome.ts'
import { itemsCanceledMail, itemsNotCanceledMail } from './cancelled-items-mails.ts'
import { deliveryChangedMail } from './delivery-mails.ts'
import { mailWords } from './mail-words.ts'
import { canceledMail, notCanceledMail, paidMail, paymentReturnedMail } from './order-mails.ts'
import { pickedUpMail, pickupCanceledMail, pickupReadyMail } from './pickup-mails.ts'
import { bankRefundMail, returnCanceledMail } from './return-mails.ts'

const parts = {
  bankRefund: bankRefundMail,
  returnCanceled: returnCanceledMail,
  orderCanceled: () => canceledMail,
  orderNotCanceled: () => notCanceledMail,
  itemsCanceled: () => itemsCanceledMail,
  itemsNotCanceled: () => itemsNotCanceledMail,
  deliveryChanged: () => deliveryChangedMail,
  orderPaid: () => paidMail,
  paymentReturned: () => paymentReturnedMail,
  pickupReady: pickupReadyMail,
  pickupCanceled: () => pickupCanceledMail,
  pickedUp: () => pickedUpMail,
} as const satisfies Record<OutcomeKind, unknown>

/** Whether a mail tells how something ended. */
export const isOutcome = (kind: MailKind): kind is OutcomeKind => kind in parts

/** What a mail about an outcome says, as it was when the mail was asked for. */
export const outcomeMail = (kind: OutcomeKind, source: MailSource, origin: string): MailParts => {
  const words = mailWords(source, origin)
  return { ...words.frame, ...parts[kind](origin)(source, words) }
}
