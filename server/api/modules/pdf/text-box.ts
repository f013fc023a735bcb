import { memoize } from '../../../../domain/format/memoize.ts'
import { type FontRun, fontOf, fontRuns, isUnspaced, type Weight } from './fonts.ts'
import { type Direction, directionOfLine, visualRuns } from './visual-runs.ts'

type Pdf = PDFKit.PDFDocument

export type TextStyle = {
  readonly font: Weight
  /** Points. */
  readonly size: number
  /** BCP 47, of the document: how it writes Chinese characters, and where words part that have no space between them. */
  readonly language: string
  /** Of the document: where a line starts. Each line is read in the direction of its own first letter. */
  readonly direction: Direction
  readonly align?: 'start' | 'end' | 'center'
}

export type Box = { readonly x: number; readonly y: number; readonly width: number }

/** Shapes a run as a whole: word by word, as the library does by itself, joined letters would lose their neighbours. */
const wholeRun = { features: [], lineBreak: false } as const satisfies PDFKit.Mixins.TextOptions

/** Fonts of a document are registered when they are first used: most documents need one. */
const registered = new WeakMap<Pdf, Set<string>>()

const select = (pdf: Pdf, { font }: FontRun, { size }: TextStyle): Pdf => {
  const names = registered.get(pdf) ?? new Set()
  registered.set(pdf, names)
  if (!names.has(font)) pdf.registerFont(font, fontOf(font))
  names.add(font)
  return pdf.font(font).fontSize(size)
}

/** A line from left to right on paper, in parts of one direction and one font. */
const runsOf = (line: string, { direction, font, language }: TextStyle): readonly FontRun[] =>
  visualRuns(line, directionOfLine(line, direction)).flatMap((run) => fontRuns(run, font, language))

const widthOfRun = (pdf: Pdf, run: FontRun, style: TextStyle): number =>
  select(pdf, run, style).widthOfString(run.text, wholeRun)

const widthOf = (pdf: Pdf, text: string, style: TextStyle): number =>
  runsOf(text, style).reduce((sum, run) => sum + widthOfRun(pdf, run, style), 0)

/** More characters than three lines of the widest text hold; what stands behind them is cut before anything is measured. */
export const maxLineCharacters = 500

const cut = (text: string): string => text.slice(0, maxLineCharacters).toWellFormed()

/** Largest count from `least` to `all` for which `fits` holds, where it holds up to some count and not beyond it. */
const largestCount = (least: number, all: number, fits: (count: number) => boolean): number => {
  let [low, high] = [least, all]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(middle)) low = middle
    else high = middle - 1
  }
  return low
}

/** As much of a text as fits, with an ellipsis where something is left out. */
const fitted = (pdf: Pdf, text: string, width: number, style: TextStyle): string => {
  const short = cut(text)
  if (short === text && widthOf(pdf, text, style) <= width) return text
  const characters = [...short]
  const first = (count: number) => `${characters.slice(0, count).join('').trimEnd()}…`
  return first(largestCount(1, characters.length, (count) => widthOf(pdf, first(count), style) <= width))
}

/** Signs that no line begins with. */
const closing = /^[\p{Pe}\p{Pf}、。，．：；？！・…ー々\u0E46]/u

const segmenterIn = memoize((language: string) => new Intl.Segmenter(language, { granularity: 'word' }))

/** Parts of a text that a line may end after, with the space that follows them. */
const partsOf = (text: string, language: string): readonly string[] => {
  const words = text.match(/\S+\s*/gu) ?? []
  return words.flatMap((word) => {
    if (!isUnspaced(word)) return [word]
    const parts: string[] = []
    for (const { segment } of segmenterIn(language).segment(word)) {
      if (parts.length > 0 && (closing.test(segment) || segment.trim() === ''))
        parts.push(`${parts.pop()}${segment}`)
      else parts.push(segment)
    }
    return parts
  })
}

/** Breaks a text between words into at most `max` lines; what does not fit into the last ends in an ellipsis. */
export const wrapped = (pdf: Pdf, text: string, width: number, max: number, style: TextStyle): string[] => {
  const lines: string[] = []
  let parts = partsOf(cut(text).replaceAll(/\s+/gu, ' ').trim(), style.language)
  const line = (count: number) => parts.slice(0, count).join('').trimEnd()
  while (lines.length + 1 < max) {
    const count = largestCount(1, parts.length, (tried) => widthOf(pdf, line(tried), style) <= width)
    if (count >= parts.length) break
    lines.push(fitted(pdf, line(count), width, style))
    parts = parts.slice(count)
  }
  return [...lines, fitted(pdf, line(parts.length), width, style)]
}

/** Height of a line in points. */
export const lineHeight = ({ size }: Pick<TextStyle, 'size'>): number => size * 1.25

const startOf = (box: Box, used: number, { align = 'start', direction }: TextStyle): number => {
  const free = box.width - used
  if (align === 'center') return box.x + free / 2
  return (align === 'start') === (direction === 'ltr') ? box.x : box.x + free
}

/** Of DejaVu, in parts of the size: letters of all fonts stand on the line that its letters stand on. */
const ascent = 1901 / 2048

/** Draws lines beneath each other and gives the y beneath the last one. */
export const drawLines = (pdf: Pdf, lines: readonly string[], box: Box, style: TextStyle): number => {
  let { y } = box
  for (const line of lines) {
    const runs = runsOf(fitted(pdf, line, box.width, style), style)
    const widths = runs.map((run) => widthOfRun(pdf, run, style))
    let x = startOf(
      box,
      widths.reduce((sum, width) => sum + width, 0),
      style,
    )
    for (const [index, run] of runs.entries()) {
      select(pdf, run, style).text(run.text, x, y, { ...wholeRun, baseline: -ascent * style.size })
      x += widths[index] ?? 0
    }
    y += lineHeight(style)
  }
  return y
}
