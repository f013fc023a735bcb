import { shortPlain } from '../book/short-plain.ts'
import type { Plain } from '../recording/plain.ts'
import type { Entry, LiveActor, Recording } from '../recording/recording.schema.ts'

export type ContextRow = {
  readonly name: string
  readonly value: string
  /** What it was before the last step, where that was something else. */
  readonly before: string | null
}

type Now = Extract<Entry, { readonly kind: 'now' }>

const fieldsOf = (context: Plain | undefined): Readonly<Record<string, Plain>> =>
  context !== null && typeof context === 'object' && !Array.isArray(context)
    ? (context as Readonly<Record<string, Plain>>)
    : {}

/** An actor's context before it was what it is. */
const contextBefore = ({ entries }: Recording, actor: string, count: number): Plain | undefined => {
  const isOfActor = (entry: Entry): entry is Now => entry.kind === 'now' && entry.actor === actor
  return entries.slice(0, count).filter(isOfActor).at(-2)?.context
}

/**
 * A chart's context at a moment, with what its last step has changed.
 * @param count entries of the recording that count.
 */
export const contextRows = (
  recording: Recording,
  { key, context }: Pick<LiveActor, 'key' | 'context'>,
  count: number,
): readonly ContextRow[] => {
  const before = contextBefore(recording, key, count)
  const old = fieldsOf(before)
  return Object.entries(fieldsOf(context)).map(([name, value]) => {
    const isChanged = before !== undefined && JSON.stringify(old[name]) !== JSON.stringify(value)
    return {
      name,
      value: shortPlain(value, 160),
      before: isChanged ? shortPlain(old[name] ?? { $: 'undefined' }, 160) : null,
    }
  })
}
