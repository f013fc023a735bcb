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

/** As much of a text as fits, with an ellipsis where something is left out. */
const fitted = (pdf: Pdf, text: string, width: number, direction: Direction): string => {
  if (widthOf(pdf, text, direction) <= width) return text
  const characters = [...text]
  while (characters.length > 1 && widthOf(pdf, `${characters.join('')}…`, direction) > width) characters.pop()
  return `${characters.join('').trimEnd()}…`
}

/** Breaks a text between words into at most `most` lines; what does not fit into the last ends in an ellipsis. */
export const wrapped = (pdf: Pdf, text: string, width: number, most: number, style: TextStyle): string[] => {
  select(pdf, style)
  const lines: string[] = []
  let line = ''
  const words = text.split(/\s+/).filter((word) => word !== '')
  for (const [index, word] of words.entries()) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOf(pdf, longer, style.direction) > width) {
      if (lines.length + 1 === most) {
        return [...lines, fitted(pdf, [line, ...words.slice(index)].join(' '), width, style.direction)]
      }
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, fitted(pdf, line, width, style.direction)]
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
