/** Words that say how a part of a drawing is painted: `lit`, `covered`, `missing`. */
export type Mark = readonly string[]

/** By `state:PATH`, `transition:ID` or `link:ID`, as the drawing names its parts. */
export type Marks = ReadonlyMap<string, Mark>

const kinds = ['state', 'transition', 'link'] as const

/** The name of an element in `Marks`; `null` where it stands for no part of the chart. */
export const partOf = (attributes: Readonly<Record<string, string>>): string | null => {
  const kind = kinds.find((name) => `data-${name}` in attributes)
  return kind ? `${kind}:${attributes[`data-${kind}`]}` : null
}
