import { drawTable, type Table } from '../pdf/table.ts'
import { openPdf } from '../pdf/tagged-pdf.ts'
import { type Box, drawLines, lineHeight, wrapped } from '../pdf/text-box.ts'
import type { PaperDocument } from './paper-document.ts'
import { paperTexts } from './paper-texts.ts'

/** In points: the edge of the paper, and the lowest line on a page. */
const margin = 56
const size = 9.5

/** Columns of a table with its figures at the end of each line. */
const columns = (headings: readonly string[], shares: readonly number[]): Table['columns'] =>
  headings.map((heading, index) => ({
    heading,
    share: shares[index] ?? 0,
    align: index === 0 ? ('start' as const) : ('end' as const),
  }))

/**
 * Invoice, credit note or receipt as a document to keep: PDF 1.7, tagged (PDF/UA), its facts as paragraphs, its amounts as tables. The same
 * facts give the same bytes.
 */
export const paperPdf = (paper: PaperDocument): Promise<Buffer> => {
  const texts = paperTexts(paper)
  const { pen, page, finish } = openPdf({
    language: paper.language,
    title: texts.title,
    madeAt: paper.issuedAt,
    paper: paper.paper,
  })
  const { pdf, part, style } = pen
  const box = { x: margin, width: page.width - 2 * margin }
  const bottom = page.height - margin
  let y = margin

  const write = (type: 'H1' | 'H2' | 'P', text: string, look = style(size), after = 2) => {
    const lines = wrapped(pdf, text, box.width, 4, look)
    const height = lines.length * lineHeight(look)
    // A heading does not stay behind without what it is the heading of.
    if (y + height + (type === 'H2' ? 40 : 0) > bottom) {
      pdf.addPage()
      y = margin
    }
    const from: Box = { ...box, y }
    part(type, text, () => {
      drawLines(pdf, lines, from, look)
    })
    y += height + after
  }
  const heading = (text: string) => {
    y += 12
    write('H2', text, style(11, { font: 'bold' }), 4)
  }
  const table = (of: Table) => {
    y = drawTable(pen, of, { ...box, y, top: margin, bottom, size, language: paper.language }) + 4
  }

  write('H1', texts.title, style(18, { font: 'bold' }), 10)
  for (const { term, value } of texts.facts) write('P', `${term}: ${value}`)
  for (const { heading: title, lines } of [texts.seller, texts.buyer]) {
    if (lines.length === 0) continue
    heading(title)
    for (const line of lines) write('P', line)
  }
  const { items, tax, payments } = texts
  heading(items.heading)
  table({ columns: columns(items.columns, [0.58, 0.18, 0.24]), rows: items.rows })
  if (tax) {
    heading(tax.heading)
    table({ columns: columns(tax.columns, [0.28, 0.24, 0.24, 0.24]), rows: tax.rows })
    write('P', tax.note)
  } else write('P', texts.noTax)
  if (payments.rows.length > 0) {
    heading(payments.heading)
    table({ columns: columns(payments.columns, [0.7, 0.3]), rows: payments.rows })
  }
  return finish()
}
