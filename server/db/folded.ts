import { type SQL, sql } from 'drizzle-orm'
import { foldedLetters, foldedMarks } from '../../domain/format/fold-text.ts'

/**
 * A text as `foldText` of `domain/format` has it, folded by the database; it is named several times, so give a column. Plain ASCII has
 * nothing to fold but its case, and is far cheaper.
 */
export const folded = (text: SQL): SQL<string> => {
  const { from, to } = foldedLetters
  const bare = sql`regexp_replace(lower(normalize(${text}, NFKD)), ${foldedMarks}::text, '', 'g')`
  return sql`case when octet_length(${text}) = char_length(${text}) then lower(${text})
    else translate(${bare}, ${from}::text, ${to}::text) end`
}

/** Pattern of `like` for a text that holds this one. */
export const holding = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
