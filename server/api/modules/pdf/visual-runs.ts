import createBidi from 'bidi-js'

const bidi = createBidi()

export type Direction = 'ltr' | 'rtl'

/** Has letters that are read from right to left; such a run is turned round by the font's own shaping. */
const isShapedRightToLeft = (text: string): boolean => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)

const reversed = (text: string): string => [...text].reverse().join('')

/** Whether a text has any letter that is read from right to left. */
export const hasRightToLeft = isShapedRightToLeft

const firstStrong = /\p{L}/u

/** Direction of a line by its first letter, as a reader takes it; `fallback` for a line without letters. */
export const directionOfLine = (line: string, fallback: Direction): Direction => {
  const [letter] = firstStrong.exec(line) ?? []
  if (letter === undefined) return fallback
  return isShapedRightToLeft(letter) ? 'rtl' : 'ltr'
}

/**
 * One line of text as runs from left to right on paper (Unicode bidirectional algorithm). Within a run the characters stay
 * in reading order, as shaping needs them; brackets of right-to-left runs are mirrored.
 */
export const visualRuns = (line: string, direction: Direction): readonly string[] => {
  if (direction === 'ltr' && !isShapedRightToLeft(line)) return [line]
  const embedding = bidi.getEmbeddingLevels(line, direction)
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels)
  const runs: { level: number; text: string }[] = []
  for (let index = 0; index < line.length; index += 1) {
    const level = embedding.levels[index] ?? 0
    const text = mirrored.get(index) ?? line.charAt(index)
    const last = runs.at(-1)
    if (last?.level === level) last.text += text
    else runs.push({ level, text })
  }
  return reorder(runs).map(({ level, text }) =>
    level % 2 === 1 && !isShapedRightToLeft(text) ? reversed(text) : text,
  )
}

/** Rule L2: from the highest level down to the lowest odd one, sequences at that level or above are turned round. */
const reorder = <Run extends { readonly level: number }>(runs: readonly Run[]): readonly Run[] => {
  const levels = runs.map(({ level }) => level)
  const result = [...runs]
  for (let level = Math.max(0, ...levels); level >= 1; level -= 1) {
    for (let start = 0; start < result.length; start += 1) {
      if ((result[start]?.level ?? 0) < level) continue
      let end = start
      while (end + 1 < result.length && (result[end + 1]?.level ?? 0) >= level) end += 1
      result.splice(start, end - start + 1, ...result.slice(start, end + 1).reverse())
      start = end
    }
  }
  return result
}
