import { calls } from '../../contract/calls.ts'
import { sessionPaths } from '../../contract/session/session.ts'
import type { HttpMethod } from '../../contract/wire/call.ts'

/** A request as it stands on the line: path with `{name}` for parameters. */
export type LineCall = { readonly method: HttpMethod; readonly path: string }

/** One changing call as one page makes it. */
export type Row = {
  readonly call: LineCall
  /** Id of the row of `contract/calls.ts`; `null` for a door of the session. */
  readonly callId: string | null
  /** States of the charts that wait for it, as `flow state`. */
  readonly states: readonly string[]
  /** What a shopper has typed or chosen by then. */
  readonly typed?: string
  /** Where the flow may go on without it, what it does then; it is never made twice. */
  readonly leftOut?: string
  /** Why what was typed does not outlive the document, where it must not. */
  readonly forgets?: string
}

type Facts = Omit<Row, 'call' | 'callId'>

const ofCall = (id: string, facts: Facts): Row => {
  const call = calls.find((row) => row.id === id)
  if (!call) throw new Error(`contract/calls.ts has no ${id}`)
  return { ...facts, callId: id, call: { method: call.method, path: `/api${call.path}` } }
}

const ofDoor = (path: string, facts: Facts): Row => ({
  ...facts,
  callId: null,
  call: { method: 'POST', path },
})

const preparing = ['deferred-payment preparing'] as const
const saving = ['address-form saving', 'address-form settling'] as const
const wizard = 'items, reasons and the way back'
const standing = 'the return stands without it (RS-05)'

/** Every call that changes something, as a page makes it; a state or a call without a row fails `scripts/lint/faults.test.ts`. */
const rows = {
  cancelOrder: ofCall('cancelOrder', { states: ['cancellation dialog.inProgress'] }),
  cancelItems: ofCall('cancelItems', { states: ['item-cancellation sending'], typed: 'the choice' }),
  changeDelivery: ofCall('changeDelivery', {
    states: ['delivery-change sending'],
    typed: 'the day',
    forgets: 'an address is kept in no storage of the browser',
  }),
  captureReturn: ofCall('captureReturn', { states: ['return-submission creating'], typed: wizard }),
  holdExchange: ofCall('holdExchange', {
    states: ['exchange-choice open.holding', 'exchange-choice releasing'],
    typed: 'items, reasons and what is wanted',
  }),
  triggerDoris: ofCall('triggerDoris', {
    states: ['return-submission triggering'],
    typed: wizard,
    leftOut: standing,
  }),
  sendStoreReturnEmail: ofCall('sendStoreReturnEmail', {
    states: ['return-submission mailing'],
    typed: wizard,
    leftOut: standing,
  }),
  switchReturnMethod: ofCall('switchReturnMethod', {
    states: ['method-switch switching'],
    typed: 'the other way',
  }),
  cancelReturn: ofCall('cancelReturn', { states: ['return-cancellation cancelling'] }),
  sendReturnProof: ofCall('sendReturnProof', {
    states: ['return-proof sending'],
    typed: 'number and photo',
    forgets: 'number and photo of a receipt are kept in no storage of the browser',
  }),
  dispatchReturnLabel: ofCall('dispatchReturnLabel', { states: ['return-label dialog.sending'] }),
  sendBankRefund: ofCall('sendBankRefund', {
    states: ['bank-refund sending'],
    typed: 'name and account',
    forgets: 'an account number is kept in no storage of the browser',
  }),
  returnGift: ofCall('returnGift', {
    states: ['gift-return sending'],
    typed: 'items, way back and e-mail address',
    forgets: 'number and code of a gift receipt are kept in no storage of the browser (BY-52)',
  }),
  withdrawOrder: ofCall('withdrawOrder', {
    states: ['withdrawal sending'],
    typed: 'name and address',
    forgets: 'the page fills the statement in again from the order, and asks to confirm it again',
  }),
  addAddress: ofCall('addAddress', {
    states: saving,
    typed: 'the address',
    forgets: 'an address is kept in no storage of the browser',
  }),
  updateAddress: ofCall('updateAddress', {
    states: saving,
    typed: 'the address',
    leftOut: 'the change counts for this return alone (RA-04)',
    forgets: 'an address is kept in no storage of the browser',
  }),
  createPickup: ofCall('createPickup', { states: ['curbside-request submitting'], typed: 'the car' }),
  patchPickup: ofCall('patchPickup', { states: ['pickup-cancellation cancelling'] }),
  patchPickupOfOrder: ofCall('patchPickup', { states: ['pickup-cancellation cancelling'] }),
  announceVisit: ofCall('announceVisit', {
    states: ['on-the-way telling'],
    typed: 'the minutes',
    forgets: 'minutes from now mean another time on a page that is loaded later',
  }),
  chooseNotifications: ofCall('chooseNotifications', {
    states: ['notifications choosing.choice.saving'],
    typed: 'the ways',
    forgets: 'what is on is what the page begins with',
  }),
  requestPhoneCode: ofCall('requestPhoneCode', {
    states: ['phone-confirmation sending', 'phone-confirmation resending'],
    typed: 'the number',
    forgets: 'a number is kept in no storage of the browser',
  }),
  confirmPhone: ofCall('confirmPhone', {
    states: ['phone-confirmation checking'],
    typed: 'number and code',
    forgets: 'a code is kept in no storage of the browser: another one is asked for, or the number is there',
  }),
  stopNotifications: ofCall('stopNotifications', {
    states: ['stop-notifications stopping'],
    forgets: 'the link stands in no storage of the browser: it is opened again (BY-40)',
  }),
  preparePaymentFormV1: ofCall('preparePaymentFormV1', { states: preparing }),
  preparePaymentFormV2: ofCall('preparePaymentFormV2', { states: preparing }),
  prepareWalletPayment: ofCall('prepareWalletPayment', { states: preparing }),
  preparePaymentOfOrder: ofCall('preparePaymentFormV2', {
    states: ['order-detail ready.fetchingPayment'],
    leftOut: 'the payment’s own page prepares it',
  }),
  addToCart: ofCall('addToCart', {
    states: ['buy-again adding'],
    leftOut: 'the product’s own page of the shop follows (BA-01)',
  }),
  sendReview: ofCall('sendReview', { states: ['review sending'], typed: 'stars, title and text' }),
  checkGiftCard: ofCall('checkGiftCard', {
    states: ['gift-card loading'],
    typed: 'number and PIN',
    forgets: 'a card’s number and PIN are kept in no storage of the browser (GC-04)',
  }),
  requestGuestCode: ofCall('requestGuestCode', {
    states: ['guest-code sending', 'guest-code resending'],
    typed: 'the contact',
    forgets: 'a contact is kept in no storage of the browser',
  }),
  redeemGuestCode: ofCall('redeemGuestCode', {
    states: ['guest-code checking'],
    typed: 'the code',
    forgets: 'a code is kept in no storage of the browser: it is typed again, or the orders are there',
  }),
  endGuestPass: ofCall('endGuestPass', {
    states: ['guest-code ending'],
    leftOut: 'the browser forgets the guest without it, and the pass ends by itself (BY-22)',
  }),
  rememberGuest: ofDoor(sessionPaths.visitor, {
    states: ['guest-code checking'],
    typed: 'the code',
    leftOut: 'the code is tried without it; a reload asks for a code again',
    forgets: 'a code is kept in no storage of the browser',
  }),
  rememberVisitor: ofDoor(sessionPaths.visitor, {
    states: ['guest-lookup remembering'],
    typed: 'order number and contact',
    leftOut: 'the order is shown without it; a reload asks for the contact again',
    forgets: 'a contact is kept in no storage of the browser',
  }),
  signOut: ofDoor(sessionPaths.signOut, { states: ['session signingOut'] }),
} as const satisfies Readonly<Record<string, Row>>

export type RowId = keyof typeof rows
export const rowIds = Object.keys(rows) as readonly RowId[]
export const rowOf = (id: RowId): Row => rows[id]
