/**
 * A part of a chart that an actor came through, with the id of its machine: a state that was entered, a transition that was taken or whose guard
 * refused, a pair of transitions, a walk over configurations.
 */
export type TakenPart = readonly [
  machine: string,
  kind: 'state' | 'transition' | 'refused' | 'pair' | 'walked',
  name: string,
]

/** What walks went through, by name. */
export type Visits = {
  readonly states: Set<string>
  readonly transitions: Set<string>
  /** Transitions whose guards said no. */
  readonly refused: Set<string>
  readonly pairs: Set<string>
  /** Walks over configurations, as a trail tells them. */
  readonly walked: Set<string>
}

export const noVisits = (): Visits => ({
  states: new Set(),
  transitions: new Set(),
  refused: new Set(),
  pairs: new Set(),
  walked: new Set(),
})

const placeOf = {
  state: 'states',
  transition: 'transitions',
  refused: 'refused',
  pair: 'pairs',
  walked: 'walked',
} as const satisfies Record<TakenPart[1], keyof Visits>

/** Puts down what was heard of a chart. */
export const visit = (visits: Visits, [, kind, name]: TakenPart): void => {
  visits[placeOf[kind]].add(name)
}
