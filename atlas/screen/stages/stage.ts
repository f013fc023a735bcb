import type { Order } from '../../../contract/orders/order.ts'
import type { Experience } from '../../../contract/session/experience.ts'
import type { CountryProfile } from '../../../domain/countries/country.types.ts'
import type { HostFacts } from '../../../domain/countries/host-facts.types.ts'
import type { Known } from '../../../src/app/known.ts'

/** What flows begin with that have anything: facts by name. */
type Given = Readonly<Record<string, unknown>>

/** Where a flow beside the one on show has come to, and what happened to it there. */
type Beside = {
  readonly state: string
  readonly events: readonly { readonly type: string; readonly [fact: string]: unknown }[]
}

/** What of a flow's screen cannot be told from its chart and its model. */
export type Stage = {
  /** Id in `machines/index.ts`. */
  readonly flow: string
  /** Address of its page after country and language; `given` is what the flow on show, and the page's outermost, began with. */
  readonly page: string | ((given: Given) => string)
  /** Runs for as long as the page, and not in a view. */
  readonly isOfApp?: true
  /** Flow whose chart invokes this one, by which id, and, where it does so in several states, in which for a state of this one. */
  readonly within?: {
    readonly flow: string
    readonly actor: string
    readonly at?: (state: string) => string
  }
  /**
   * Flows that are on its page as well, and in which states, which may go by the state of this one: its own views have their place in them,
   * or they in its.
   */
  readonly beside?: Readonly<Record<string, string | ((state: string) => Beside)>>
  /** States in which no view runs it: `parts` say what stands on its page then. */
  readonly unrun?: readonly string[]
  /** Flows that it invokes, by the id that it does so by, and where they have come to. */
  readonly inside?: Readonly<Record<string, { readonly flow: string; readonly state: string }>>
  /** Countries that have it, or have a state of it; all where left out. */
  readonly isIn?: (country: CountryProfile & HostFacts, state: string) => boolean
  /** Who looks, where the flow's own input does not say. */
  readonly isGuest?: boolean
  /** Orders that the page has, where the flow's own input has none; of a country, two letters. */
  readonly orders?: (country: string, given: Given) => readonly Order[]
  /** What has come before the page is drawn, where its views would wait for it; of a country, two letters. */
  readonly ahead?: (country: string) => Promise<unknown>
  /** What else the page came with. */
  readonly known?: (place: {
    readonly country: string
    readonly language: string
  }) => Partial<Pick<Known, 'firstPage' | 'pickupPlace' | 'refundStatus' | 'papers'>>
  /** Settings of the page where they are not its country's. */
  readonly settings?: (usual: Experience, given: Given) => Experience
  /** What shows views that no element of the page names, by selector; `''` is the only one of a flow whose model tells none. */
  readonly parts?: Readonly<Record<string, string>>
}
