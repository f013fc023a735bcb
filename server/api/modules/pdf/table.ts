import type { Catalog } from '../../../../domain/countries/catalogs.gen.ts'
import { directionOf } from '../../../../domain/languages/locale.ts'
import type { Pdf, Pen } from './tagged-pdf.ts'
import { drawLines, lineHeight, type TextStyle, wrapped } from './text-box.ts'
import { hasRightToLeft } from './visual-runs.ts'

/** A column: its heading, its part of the width, and the edge that its cells keep to. */
type Column = {
  readonly heading: string
  /** Share of the table's width; the shares of a table add up to 1. */
  readonly share: number
  readonly align: 'start' | 'end'
}

type TableRow = {
  /** One text for each column. */
  readonly cells: readonly string[]
  readonly isBold?: boolean
}

export type Table = {
  readonly columns: readonly Column[]
  readonly rows: readonly TableRow[]
}

/** Where a table stands, in points; `bottom` is the lowest line on a page, `top` where a further page begins. */
export type TablePlace = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly top: number
  readonly bottom: number
  readonly size: number
  readonly language: Catalog
}

/** In points. */
const gap = 8
const padding = 3
/** Most lines of one cell. */
const maxLines = 6

const drawRule = (pdf: Pdf, x: number, y: number, width: number) => {
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf
    .lineWidth(0.5)
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke('#888888')
  pdf.endMarkedContent()
}

type Cell = {
  readonly text: string
  readonly lines: readonly string[]
  readonly box: { x: number; width: number }
  readonly look: TextStyle
}

/**
 * Draws a table and gives the y beneath it. Its structure says rows, cells and what each heading is of (PDF/UA); a right-to-left table
 * begins at the right, and its rows read as they are given.
 */
export const drawTable = ({ pdf, root, style }: Pen, table: Table, place: TablePlace): number => {
  const isLeftToRight = directionOf(place.language) === 'ltr'
  const element = pdf.struct('Table')
  root.add(element)
  let y = place.y

  const cellsOf = (texts: readonly string[], isBold: boolean): readonly Cell[] => {
    let offset = 0
    return table.columns.map(({ share, align }, index) => {
      const [from, width] = [offset, share * place.width]
      offset += width
      const box = {
        x: isLeftToRight ? place.x + from : place.x + place.width - from - width,
        width: width - (index === table.columns.length - 1 ? 0 : gap),
      }
      const inner = isLeftToRight ? box : { ...box, x: place.x + place.width - from - box.width }
      const look = style(place.size, { font: isBold ? 'bold' : 'text', align })
      const text = texts[index] ?? ''
      return {
        text,
        lines: text === '' ? [] : wrapped(pdf, text, inner.width, maxLines, look),
        box: inner,
        look,
      }
    })
  }

  const drawRow = (
    texts: readonly string[],
    look: { readonly isBold: boolean; readonly isHeading?: boolean },
  ) => {
    const cells = cellsOf(texts, look.isBold)
    const height =
      Math.max(1, ...cells.map(({ lines }) => lines.length)) * lineHeight({ size: place.size }) + 2 * padding
    if (y + height > place.bottom) {
      pdf.addPage()
      y = place.top
    }
    const row = pdf.struct('TR')
    element.add(row)
    for (const { text, lines, box, look: letters } of cells) {
      const options = {
        ...(hasRightToLeft(text) && { actual: text }),
        ...(look.isHeading && { scope: 'Column' }),
      }
      const top = y + padding
      row.add(
        pdf.struct(look.isHeading ? 'TH' : 'TD', options as never, () => {
          drawLines(pdf, lines, { ...box, y: top }, letters)
        }),
      )
    }
    row.end()
    y += height
    drawRule(pdf, place.x, y, place.width)
  }

  drawRow(
    table.columns.map(({ heading }) => heading),
    { isBold: true, isHeading: true },
  )
  for (const { cells, isBold = false } of table.rows) drawRow(cells, { isBold })
  element.end()
  return y
}
