/** What a mail of the shop is about. */
export const mailKinds = [
  'returnLabel',
  'storeReturn',
  'giftReturn',
  'giftCredited',
  'creditIssued',
  'bankRefund',
  'returnCanceled',
  'orderCanceled',
  'orderNotCanceled',
  'itemsCanceled',
  'itemsNotCanceled',
  'deliveryChanged',
  'orderWithdrawn',
  'orderPaid',
  'paymentReturned',
  'pickupReady',
  'pickupCanceled',
  'pickedUp',
  'guestCode',
  'phoneCode',
  'notification',
] as const
export type MailKind = (typeof mailKinds)[number]

/** How a mail leaves; `text` is a text message. */
export const mailChannels = ['email', 'letter', 'text'] as const
