import { type SQL, sql } from 'drizzle-orm'
import { foldedLetters, foldedMarks } from '../../domain/format/fold-text.ts'

/** A text as `foldText` of `domain/format` has it, folded by the database. */
export const folded = (text: SQL): SQL<string> => {
  const bare = sql`regexp_replace(lower(normalize(${text}, NFKD)), ${sql.raw(`'${foldedMarks}'`)}, '', 'g')`
  const { from, to } = foldedLetters
  return sql`translate(${bare}, ${sql.raw(`'${from.replaceAll("'", "''")}'`)}, ${sql.raw(`'${to.replaceAll("'", "''")}'`)})`
}

/** Pattern of `like` for a text that holds this one. */
export const holding = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
