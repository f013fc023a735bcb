import type { LabelToShow } from '../../services/returns/get-return-label.ts'

/** What of a label its page needs to be shown again; the PDF stays with the host. */
export type SeenLabel = Omit<LabelToShow, 'pdf'>

/** A code that the shopper has on the screen. */
export type SeenCode = {
  /** Of the return, or of the order that is fetched. */
  readonly number: string
  /** `YYYY-MM-DD`, the last day on which it is of use; `null` where nobody knows one. */
  readonly lastDay: string | null
} & (
  | { readonly kind: 'label'; readonly label: SeenLabel }
  | { readonly kind: 'storeCode'; readonly barcode: string; readonly place: string | null }
  | { readonly kind: 'pickup'; readonly place: string | null }
)

export type OfflineCodesInput = {
  /** Whether this browser kept codes when the page began. */
  readonly hasKept: boolean
}

export type OfflineCodesContext = OfflineCodesInput & {
  /** Seen and not kept yet, in the order in which they were seen. */
  readonly waiting: readonly SeenCode[]
  /** Numbers whose codes open without a connection. */
  readonly kept: readonly string[]
}

export type OfflineCodesEvent =
  | { type: 'code.seen'; code: SeenCode }
  /** Signed out, ended, or somebody else's now. */
  | { type: 'session.left' }

/** `unknown`: the host could not be asked. */
export type Whose = 'theirs' | 'others' | 'unknown'

/** `refused`: no worker, no storage, no session to keep it for, or switched off. */
export type KeepAnswer = 'kept' | 'refused'
