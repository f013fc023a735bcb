import * as v from 'valibot'

/** Modals of an order's page that the address may name (decisions.md, "Pages whose paths the specifications leave open"). */
const orderModals = [
  'return',
  'track',
  'view-returns',
  'country-mismatch',
  'return-confirmation',
  'cancel',
] as const
export type OrderModal = (typeof orderModals)[number]

/** `?modal=`; anything else in its place counts as no modal. */
export const OrderSearch = v.looseObject({
  modal: v.optional(v.fallback(v.optional(v.picklist(orderModals)), undefined)),
})
