/** What a mail of the shop is about. */
export const mailKinds = [
  'returnLabel',
  'storeReturn',
  'giftReturn',
  'giftCredited',
  'bankRefund',
  'returnCanceled',
  'orderCanceled',
  'orderNotCanceled',
  'deliveryChanged',
  'orderWithdrawn',
  'orderPaid',
  'paymentReturned',
  'pickupReady',
  'pickupCanceled',
  'pickedUp',
] as const
export type MailKind = (typeof mailKinds)[number]
