/** What a row tells of. */
export type LogKind = 'event' | 'transition' | 'guard' | 'call' | 'timer' | 'fact' | 'actor'

export const kindWords: Readonly<Record<LogKind, string>> = {
  event: 'Event',
  transition: 'Transition',
  guard: 'Guard said no',
  call: 'Call',
  timer: 'Timer',
  fact: 'Fact',
  actor: 'Actor',
}

export const logKinds = Object.keys(kindWords) as LogKind[]

export type LogRow = {
  /** One for each row of a page, the same for as long as its recording goes on. */
  readonly id: string
  /** How many entries of the page, those that are not kept any more included, make it so. */
  readonly count: number
  readonly at: number
  readonly kind: LogKind
  /** Key of the actor that it happened to. */
  readonly actor: string
  /** Key of the other actor, where two have to do with it: who said it, or who was asked. */
  readonly other: string | null
  /** Where it goes: from `actor` to `other`, or the other way. */
  readonly way: 'to' | 'from' | 'within'
  readonly words: string
  /** As the chart itself names it. */
  readonly code: string
  readonly byHand: boolean
}
