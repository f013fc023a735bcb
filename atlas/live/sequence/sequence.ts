import { nameOf } from '../book/names.ts'
import type { KnownActor } from '../log/actors-known.ts'
import type { LogRow } from '../log/log-row.ts'

/** Key of the lane of whoever is outside of all actors: the page, and the shopper who uses it. */
export const outside = 'page'

export type Lane = { readonly key: string; readonly name: string }

/** Something said from one lane to another, or what a lane became by itself. */
export type Message = Pick<LogRow, 'id' | 'count' | 'at' | 'kind' | 'words' | 'code' | 'byHand'> & {
  readonly from: string
  readonly to: string
}

export type Sequence = {
  readonly lanes: readonly Lane[]
  readonly messages: readonly Message[]
  /** Messages before the first that is shown. */
  readonly earlier: number
}

const endsOf = ({ actor, other, way, kind, words }: LogRow): readonly [from: string, to: string] | null => {
  // Who only listens has nothing to say yet.
  if (words.startsWith('Listens to ')) return null
  if (way === 'to') return [actor, other ?? outside]
  if (way === 'from') return [other ?? outside, actor]
  return kind === 'transition' || kind === 'timer' ? [actor, actor] : null
}

/** Charts and calls in the order in which they began, each behind who began it. */
const inOrder = (
  actors: ReadonlyMap<string, KnownActor>,
  keys: ReadonlySet<string>,
  first: string | null,
): readonly KnownActor[] => {
  const children = Map.groupBy(actors.values(), ({ parent }) =>
    parent !== null && actors.has(parent) ? parent : null,
  )
  const below = (parent: string | null): readonly KnownActor[] =>
    (children.get(parent) ?? []).flatMap((actor) => [actor, ...below(actor.key)])
  const start = first === null ? undefined : actors.get(first)
  const all = new Set([...(start ? [start, ...below(start.key)] : []), ...below(null)])
  return [...all].filter(({ key }) => keys.has(key))
}

/**
 * What actors said to each other, up to a moment of the recording.
 * @param first the actor whose lanes come first, with those of its children.
 * @param most how many messages are shown; the newest stay.
 */
export const sequenceOf = (
  rows: readonly LogRow[],
  actors: ReadonlyMap<string, KnownActor>,
  until: number,
  first: string | null = null,
  most = 100,
): Sequence => {
  const all = rows.flatMap((row): readonly Message[] => {
    const ends = row.count <= until ? endsOf(row) : null
    if (!ends) return []
    const { id, count, at, kind, words, code, byHand } = row
    return [{ id, count, at, kind, words, code, byHand, from: ends[0], to: ends[1] }]
  })
  const messages = all.slice(-most)
  const keys = new Set(messages.flatMap(({ from, to }) => [from, to]))
  const lanes = inOrder(actors, keys, first).map((actor) => ({ key: actor.key, name: nameOf(actor) }))
  return {
    lanes: keys.has(outside) ? [{ key: outside, name: 'Page' }, ...lanes] : lanes,
    messages,
    earlier: all.length - messages.length,
  }
}
