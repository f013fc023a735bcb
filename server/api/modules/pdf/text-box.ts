import type { FontName } from './fonts.ts'
import { type Direction, directionOfLine, visualRuns } from './visual-runs.ts'

type Pdf = PDFKit.PDFDocument

export type TextStyle = {
  readonly font: FontName
  /** Points. */
  readonly size: number
  /** Of the document: where a line starts. Each line is read in the direction of its own first letter. */
  readonly direction: Direction
  readonly align?: 'start' | 'end' | 'center'
}

export type Box = { readonly x: number; readonly y: number; readonly width: number }

/** Shapes a run as a whole: word by word, as the library does by itself, joined letters would lose their neighbours. */
const wholeRun = { features: [], lineBreak: false } as const satisfies PDFKit.Mixins.TextOptions

const select = (pdf: Pdf, { font, size }: Pick<TextStyle, 'font' | 'size'>) => pdf.font(font).fontSize(size)

const runsOf = (line: string, fallback: Direction) => visualRuns(line, directionOfLine(line, fallback))

const widthOf = (pdf: Pdf, text: string, direction: Direction): number =>
  runsOf(text, direction).reduce((sum, run) => sum + pdf.widthOfString(run, wholeRun), 0)

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
const fitted = (pdf: Pdf, text: string, width: number, direction: Direction): string => {
  const short = cut(text)
  if (short === text && widthOf(pdf, text, direction) <= width) return text
  const characters = [...short]
  const first = (count: number) => `${characters.slice(0, count).join('').trimEnd()}…`
  return first(largestCount(1, characters.length, (count) => widthOf(pdf, first(count), direction) <= width))
}

/** Breaks a text between words into at most `max` lines; what does not fit into the last ends in an ellipsis. */
export const wrapped = (pdf: Pdf, text: string, width: number, max: number, style: TextStyle): string[] => {
  select(pdf, style)
  const lines: string[] = []
  let words = cut(text)
    .split(/\s+/)
    .filter((word) => word !== '')
  while (lines.length + 1 < max) {
    const line = (count: number) => words.slice(0, count).join(' ')
    const count = largestCount(
      1,
      words.length,
      (tried) => widthOf(pdf, line(tried), style.direction) <= width,
    )
    if (count >= words.length) break
    lines.push(fitted(pdf, line(count), width, style.direction))
    words = words.slice(count)
  }
  return [...lines, fitted(pdf, words.join(' '), width, style.direction)]
}

/** Height of a line in points. */
export const lineHeight = ({ size }: Pick<TextStyle, 'size'>): number => size * 1.25

const startOf = (box: Box, used: number, { align = 'start', direction }: TextStyle): number => {
  const free = box.width - used
  if (align === 'center') return box.x + free / 2
  return (align === 'start') === (direction === 'ltr') ? box.x : box.x + free
}

/** Draws lines beneath each other and gives the y beneath the last one. */
export const drawLines = (pdf: Pdf, lines: readonly string[], box: Box, style: TextStyle): number => {
  select(pdf, style)
  let { y } = box
  for (const line of lines) {
    const runs = runsOf(fitted(pdf, line, box.width, style.direction), style.direction)
    const widths = runs.map((run) => pdf.widthOfString(run, wholeRun))
    let x = startOf(
      box,
      widths.reduce((sum, width) => sum + width, 0),
      style,
    )
    for (const [index, run] of runs.entries()) {
      pdf.text(run, x, y, wholeRun)
      x += widths[index] ?? 0
    }
    y += lineHeight(style)
  }
  return y
}
