import type { Plain } from '../recording/plain.ts'
import type { Entry, HeardEvent, Recording } from '../recording/recording.schema.ts'

/** One for all pages and panels of an origin. */
export const channelName = 'baton-live'

export type HeldCall = {
  readonly id: number
  readonly at: number
  readonly method: string
  readonly path: string
}

/** What a panel asks a page to do. */
export type Command =
  | { readonly do: 'tell' }
  | {
      readonly do: 'watch'
      readonly panel: string
      readonly actor: string
      readonly events: readonly HeardEvent[]
    }
  | { readonly do: 'send'; readonly actor: string; readonly event: HeardEvent }
  | { readonly do: 'fire'; readonly actor: string; readonly timer: string }
  | {
      readonly do: 'answer'
      readonly actor: string
      readonly answer: { readonly output: Plain } | { readonly error: string }
    }
  | { readonly do: 'hold'; readonly on: boolean }
  | { readonly do: 'release'; readonly call: number }

/** What a page tells its panels. */
export type News =
  | { readonly news: 'recording'; readonly recording: Recording }
  | { readonly news: 'entries'; readonly entries: readonly Entry[] }
  /** For the panel that asked about these events. */
  | { readonly news: 'can'; readonly panel: string; readonly actor: string; readonly can: readonly boolean[] }
  | { readonly news: 'calls'; readonly isHolding: boolean; readonly held: readonly HeldCall[] }
  | { readonly news: 'refused'; readonly why: string }
  | { readonly news: 'gone' }

/** `page` names one load of one page; a panel that does not know any asks all of them. */
type ToPage = { readonly to: 'page'; readonly page: string | null; readonly command: Command }
export type FromPage = {
  readonly to: 'panel'
  readonly page: string
  /** Its path, without what stands in the query. */
  readonly path: string
  readonly news: News
}
export type LiveMessage = ToPage | FromPage

/** Posted by a docked panel to its page: the dock closes. */
export const closeMessage = 'baton-live.close'

/** Address of the panel that looks at a page; `beside` is that of a script or page in the same folder. */
export const panelAddress = (page: string, beside: string): string =>
  new URL(`panel.html#page=${page}`, beside).href
