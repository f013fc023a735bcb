import type { AddressBookEntry } from '../../contract/addresses/delivery-address.ts'
import type { Order } from '../../contract/orders/order.ts'
import type { OrderType } from '../../contract/orders/order-types.ts'
import type { Store } from '../../contract/pickup/store.ts'
import type { Flags } from '../../contract/session/experience.ts'
import type { DraftAnswer } from '../../domain/exchange/draft-answers.ts'
import type { ReturnProvider } from '../../domain/return-methods/providers.ts'
import type { LineChoice } from '../../domain/returns/return-selection.ts'
import type { ReturnStep } from '../../domain/returns/return-steps.ts'
import type { Refusal } from '../../services/http/outcome.ts'
import type { CallResult } from '../../services/http/result.ts'
import type { ErrorReported } from '../actor-slot.ts'

/** What the shopper says about a line, field by field (RI-02). */
export type ItemChange =
  | { readonly field: 'checked'; readonly value: boolean }
  | { readonly field: 'reason'; readonly value: string }
  | { readonly field: 'quantity'; readonly value: number }
  | { readonly field: 'comment'; readonly value: string }

/** What the shopper says of what they want for a line, or what is held for it (BY-01, BY-02). */
export type AnswerChange = Partial<Omit<DraftAnswer, 'lineId'>>

/** What was entered so far; it survives a reload of the tab. */
export type ReturnDraft = {
  /** One for every line that can go back. */
  readonly choices: readonly LineChoice[]
  /** What is wanted for items beside money (BY-01). */
  readonly answers: readonly DraftAnswer[]
  /** Key of an offered method. */
  readonly method: string | null
  readonly store: Store | null
  /** Id of the address that a courier comes to; the address itself stays out of the browser's storage. */
  readonly addressId: string | null
  /** Gtin of the item that the address named when this was begun; another one is chosen as well (RI-05). */
  readonly selected: string | null
}

export type ReturnWizardInput = {
  readonly orderNumber: string
  /** The member's id; `null` for a guest. */
  readonly upmId: string | null
  /** Two letters each, lower case. */
  readonly country: string
  readonly language: string
  /** BCP 47 tag. */
  readonly locale: string
  readonly flags: Flags
  /** `?selected=`: the item with this gtin is chosen already (RI-05). */
  readonly selectedGtin: string | null
  /** The step that the address names; it opens as soon as the ones before it are done. */
  readonly step: ReturnStep
  /** Epoch milliseconds of the host's clock. */
  readonly now: () => number
  readonly storedDraft: ReturnDraft | null
  /** The order with its carriers, where they are here already. */
  readonly known: OrderToReturn | null
  /** Key of an attempt from before a reload or from another tab, whose outcome is not known. */
  readonly pendingKey: string | null
}

export type ReturnWizardContext = Omit<ReturnWizardInput, 'storedDraft' | 'known'> & {
  readonly order: Order | null
  readonly providers: OrderToReturn['providers']
  readonly draft: ReturnDraft
  /** Where a courier comes for it; `null` where none is chosen, or only its id is known. */
  readonly address: AddressBookEntry | null
  /** Addresses that were entered for this return and stand in no book. */
  readonly entered: readonly AddressBookEntry[]
  /** How often the step that shows was submitted before it was done; what is missing is said from the first time on. */
  readonly refusals: number
  readonly returnOrderNumber: string | null
  readonly emailSent: boolean
  /** Why the last attempt gave no return. */
  readonly refusal: Refusal | null
  /** Code of a refusal that came back to the items: what was to be exchanged cannot be, as it was chosen. */
  readonly exchangeRefusal: string | null
}

export type ReturnWizardEvent =
  | { type: 'order.retry' }
  | { type: 'item.changed'; lineId: string; change: ItemChange }
  /** What is wanted for an item, or something about it. */
  | { type: 'answer.changed'; lineId: string; change: AnswerChange }
  | { type: 'method.chosen'; method: string }
  | { type: 'store.chosen'; store: Store }
  /** `isEntered`: it stands in no book. */
  | { type: 'address.chosen'; address: AddressBookEntry; isEntered: boolean }
  | { type: 'wizard.continue' }
  | { type: 'wizard.back' }
  /** The browser went back or forward: its address names this step. */
  | { type: 'step.asked'; name: ReturnStep }
  | { type: 'wizard.retry' }
  /** To the order, to see whether the return is there. */
  | { type: 'wizard.leave' }
  | { type: 'dialog.dismiss' }

/** What the shopper has done with a step (ER-03). */
export type StepSubmitted = {
  readonly step: ReturnStep
  /** The return is sent with it. */
  readonly isLast: boolean
  /** Names of the reasons, one for every item that goes back. */
  readonly reasons: readonly string[]
  /** Key of the chosen method. */
  readonly method: string | null
}

export type ReturnWizardEmitted =
  /** `record` stands in for the return until the host's own answer is there (RS-06); `null` after a reload elsewhere. */
  | {
      type: 'return.created'
      returnOrderNumber: string
      emailSent: boolean
      record: Order | null
      /** The money goes to a bank account, which is asked for next (RF-03). */
      isRefundedByBank: boolean
    }
  | { type: 'reason.chosen'; reason: string }
  | ({ type: 'step.submitted' } & StepSubmitted)
  /** The address is to name this step. */
  | { type: 'step.shown'; step: ReturnStep }
  /** Back from the first step. */
  | { type: 'wizard.left'; orderNumber: string }
  | { type: 'order.typeMismatch'; orderNumber: string; orderType: OrderType }
  | { type: 'order.unreachable'; orderNumber: string }
  | { type: 'session.rejected' }
  | ErrorReported

/** A member's own address. */
export type RecallAddressInput = { readonly upmId: string; readonly id: string }
/** `null` where the book has none of that id, or did not come. */
export type RecallAddressResult = AddressBookEntry | null

export type FetchOrderInput = Pick<ReturnWizardInput, 'orderNumber' | 'country' | 'language'>
/** An order with the carriers that take it back; `null` where they did not come, and those of the country's profile count. */
export type OrderToReturn = {
  readonly order: Order
  readonly providers: readonly ReturnProvider[] | null
}
export type FetchOrderResult = CallResult<OrderToReturn>

/** What the page shows, as the states' tags name it; dialogs lie over the step that was last. */
export const returnWizardViews = [
  'skeleton',
  'items',
  'method',
  'confirmation',
  'previewing',
  'submitting',
  'created',
  'notSubmitted',
  'notConfirmed',
  'orderFailed',
  'nothingToReturn',
] as const
export type ReturnWizardTag = (typeof returnWizardViews)[number]
