const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFF60]/u

/** Columns that a text takes: a letter one, a Chinese, Japanese or Korean character two; marks on a letter none. */
export const columnsOf = (text: string): number =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].reduce(
    (sum, { segment }) => sum + (wide.test(segment) ? 2 : 1),
    0,
  )

/** How long a message may be in any language, as its comment says: “Up to 14 characters”. `null`: nothing is tight. */
const maxColumns = (comments: readonly string[]): number | null => {
  const [, max] = /\bup to (\d+) characters\b/i.exec(comments.join(' ')) ?? []
  return max === undefined ? null : Number(max)
}

/** Whether a translation is too long for its place; what is filled in counts for nothing. */
export const lengthProblem = (comments: readonly string[], text: string): string | null => {
  const max = maxColumns(comments)
  const columns = columnsOf(text.replaceAll(/\{\w+\}|<\/?\d+\/?>/g, ''))
  return max !== null && columns > max ? `takes ${columns} of ${max} characters` : null
}
