import type { Entry, LiveActor, Recording } from '../recording/recording.schema.ts'

export type KnownActor = Pick<LiveActor, 'key' | 'bornAt' | 'parent' | 'id' | 'src' | 'machine'>

const fromBorn = ({
  actor: key,
  at: bornAt,
  parent,
  id,
  src,
  machine,
}: Extract<Entry, { kind: 'born' }>) => ({
  key,
  bornAt,
  parent,
  id,
  src,
  machine,
})

/** Every actor that a recording names, ended ones included. */
export const actorsKnown = ({ before, entries }: Pick<Recording, 'before' | 'entries'>) =>
  new Map<string, KnownActor>([
    ...Object.entries(before.actors),
    ...entries.flatMap((entry) => (entry.kind === 'born' ? [[entry.actor, fromBorn(entry)] as const] : [])),
  ])
