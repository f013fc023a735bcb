export type CancelArrivalRequest = { readonly id: string; readonly code: string }

export type PickupCancellationInput = CancelArrivalRequest & {
  /** Key of an attempt from before a reload, whose outcome is not known yet. */
  readonly openKey: string | null
}

export type PickupCancellationContext = PickupCancellationInput & {
  readonly spentKey: string | null
  readonly reason: string | null
}

export type PickupCancellationEvent =
  | { type: 'cancel.ask' }
  | { type: 'cancel.confirm' }
  | { type: 'cancel.retry' }
  | { type: 'dialog.dismiss' }
