import type { HandAnswer } from '../../hand/pending-calls.ts'
import type { LogKind } from '../../log/log-row.ts'
import type { Command, FromPage, HeldCall } from '../../protocol/protocol.ts'
import type { HeardEvent, Moment, Recording } from '../../recording/recording.schema.ts'

/** What a panel knows of one load of one page. */
export type WatchedPage = {
  readonly id: string
  readonly path: string
  readonly recording: Recording
  /** Where its actors are now. */
  readonly moment: Moment
  readonly isGone: boolean
  readonly isHolding: boolean
  readonly held: readonly HeldCall[]
  /** Which of the cases of an actor can happen now; `null` until the page has said so. */
  readonly can: { readonly actor: string; readonly can: readonly boolean[] } | null
}

type Imported = { readonly name: string; readonly recording: Recording; readonly moment: Moment }

export type LogFilter = {
  /** Rows about the chosen actor alone. */
  readonly isOfActor: boolean
  readonly kinds: ReadonlySet<LogKind>
  /** Words that rows have, in any case; empty: any. */
  readonly text: string
}

export type PanelInput = {
  /** Name of this panel among others. */
  readonly panel: string
  /** The page that it was opened for; `null`: whichever answers. */
  readonly page: string | null
}

export type PanelContext = {
  readonly panel: string
  /** Page of the address. */
  readonly wanted: string | null
  readonly pages: Readonly<Record<string, WatchedPage>>
  /** The chosen page. */
  readonly page: string | null
  readonly imported: Imported | null
  /** The chosen actor; `null`: the chart that was acted upon last. */
  readonly actor: string | null
  /** How many entries of the page count, forgotten ones included, while somebody looks back. */
  readonly at: number | null
  readonly filter: LogFilter
  /** Payloads that somebody has written, by the id of their case. */
  readonly edits: Readonly<Record<string, HeardEvent>>
  /** What the page was asked to say of its cases. */
  readonly watched: { readonly page: string; readonly actor: string } | null
  /** What did not work, in words. */
  readonly problem: string | null
}

export type PanelEvent =
  | { readonly type: 'page.spoke'; readonly message: FromPage }
  | { readonly type: 'page.choose'; readonly page: string }
  | { readonly type: 'actor.choose'; readonly actor: string }
  | { readonly type: 'actor.follow' }
  /** `actor` is the chart that it is about, where somebody pointed at a row. */
  | { readonly type: 'moment.choose'; readonly at: number; readonly actor?: string }
  | { readonly type: 'now.choose' }
  | { readonly type: 'play.start' }
  | { readonly type: 'play.pause' }
  | { readonly type: 'filter.actor' }
  | { readonly type: 'filter.text'; readonly text: string }
  | { readonly type: 'filter.kind'; readonly kind: LogKind }
  | { readonly type: 'case.edit'; readonly id: string; readonly event: HeardEvent }
  | { readonly type: 'event.send'; readonly event: HeardEvent }
  | { readonly type: 'timer.runOut'; readonly timer: string }
  | { readonly type: 'call.answer'; readonly call: string; readonly answer: HandAnswer }
  | { readonly type: 'calls.hold'; readonly on: boolean }
  | { readonly type: 'call.release'; readonly call: number }
  | { readonly type: 'recording.import'; readonly name: string; readonly text: string }
  | { readonly type: 'recording.close' }
  | { readonly type: 'problem.dismiss' }

/** What pages are asked; `page` is `null` where all of them are. */
export type ToPages = { readonly page: string | null; readonly command: Command }
