import type { Order } from '../../../contract/orders/order.ts'
import type { Known } from '../../../src/app/known.ts'

/** What of a flow's screen cannot be told from its chart and its model. */
export type Stage = {
  /** Id in `machines/index.ts`. */
  readonly flow: string
  /** Address of its page after country and language. */
  readonly page: string
  /** Runs for as long as the page, and not in a view. */
  readonly isOfApp?: true
  /** Flow whose chart invokes this one, and by which id. */
  readonly within?: { readonly flow: string; readonly actor: string }
  /** Which of the model's starts are this flow's in the page; all where left out. */
  readonly isGuest?: boolean
  /** Orders that the page has, where the flow's own input has none. */
  readonly orders?: readonly Order[]
  readonly known?: Partial<Pick<Known, 'firstPage' | 'pickupPlace' | 'carriers'>>
  readonly flags?: Readonly<Record<string, boolean>>
  /** Selectors of what is pressed to bring its view up. */
  readonly presses?: readonly string[]
}
