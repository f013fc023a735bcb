import type { LogKind, LogRow } from './log-row.ts'

type Filter = {
  /** `null`: rows about any actor. */
  readonly actor: string | null
  readonly kinds: ReadonlySet<LogKind>
  /** What their words or names hold, in any case. */
  readonly text: string
}

/** Rows of some kinds, about one actor or about all, in which some words stand. */
export const filterLog = (rows: readonly LogRow[], { actor, kinds, text }: Filter): readonly LogRow[] => {
  const wanted = text.trim().toLowerCase()
  const has = ({ words, code }: LogRow) => `${words}\n${code}`.toLowerCase().includes(wanted)
  return rows.filter(
    (row) =>
      kinds.has(row.kind) && (actor === null || row.actor === actor || row.other === actor) && has(row),
  )
}
