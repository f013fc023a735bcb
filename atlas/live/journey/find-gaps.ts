import type { Plain } from '../recording/plain.ts'

const lost: Readonly<Record<string, string>> = {
  function: 'is a function, which a recording does not hold',
  secret: 'is a secret, which a recording does not hold',
  actor: 'is an actor, which a recording does not hold',
  more: 'was too long to be recorded whole',
}

/** Places of a value that do not come back from a recording, each with the reason. */
export const findGaps = (value: Plain, place: string): readonly string[] => {
  if (value === null || typeof value !== 'object') return []
  if (Array.isArray(value)) return value.flatMap((item: Plain, index) => findGaps(item, `${place}[${index}]`))
  const { $: kind, ...rest } = value as { readonly [key: string]: Plain }
  const reason = typeof kind === 'string' ? lost[kind] : undefined
  if (reason !== undefined) return [`${place} ${reason}`]
  return Object.entries(rest).flatMap(([key, item]) => findGaps(item, `${place}.${key}`))
}
