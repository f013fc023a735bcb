import { i18nIn } from '../../../texts/i18n-in.ts'
import { termValue } from '../../../texts/term-value.ts'
import { openPdf, type Pen } from '../pdf/tagged-pdf.ts'
import { type Box, drawLines, lineHeight, wrapped } from '../pdf/text-box.ts'
import type { AcknowledgementFacts } from './acknowledgement-facts.ts'
import { acknowledgementTexts } from './acknowledgement-texts.ts'

/** In points: the edge of the paper, and the lowest line on a page. */
const margin = 64
const gap = 6

/** Lines break between words: what has none for long is broken, so that no part of it is left out. */
const breakable = (text: string): string => text.replaceAll(/\S{40}(?=\S)/g, '$& ')

/** Writes one part beneath the other, on as many pages as they need. */
const createColumn = (
  { pdf, part, style }: Pen,
  page: { readonly width: number; readonly height: number },
) => {
  const box = { x: margin, width: page.width - 2 * margin }
  let y = margin
  const write = (
    type: 'H1' | 'H2' | 'P',
    text: string,
    size: number,
    { bold = false, max = 4, after = gap }: { bold?: boolean; max?: number; after?: number } = {},
  ) => {
    const look = style(size, { font: bold ? 'bold' : 'text' })
    const lines = wrapped(pdf, text, box.width, max, look)
    const height = lines.length * lineHeight(look)
    if (y + height > page.height - margin) {
      pdf.addPage()
      y = margin
    }
    const from: Box = { ...box, y }
    part(type, text, () => drawLines(pdf, lines, from, look))
    y += height + after
  }
  return { write }
}

/**
 * The acknowledgement of a statement of withdrawal as a document to keep: what was stated, by whom, and when it was received. The same facts
 * give the same bytes.
 */
export const acknowledgementPdf = (facts: AcknowledgementFacts): Promise<Buffer> => {
  const i18n = i18nIn(facts.language)
  const texts = acknowledgementTexts(facts)
  const { pen, page, finish } = openPdf({
    language: facts.language,
    title: texts.title,
    madeAt: facts.receivedAt,
    paper: 'a4',
  })
  const { write } = createColumn(pen, page)
  write('H1', texts.title, 18, { bold: true, after: 14 })
  write('P', texts.intro, 11)
  write('P', termValue(i18n, texts.received.term, texts.received.value), 11, { bold: true, after: 20 })
  write('H2', texts.statement.heading, 14, { bold: true })
  write('P', texts.statement.words, 11, { after: 10 })
  for (const { term, value } of texts.facts)
    write('P', termValue(i18n, term, breakable(value)), 11, { max: 10 })
  write('H2', texts.goods, 11, { bold: true })
  for (const { term, more } of texts.lines) write('P', `${breakable(term)} · ${more}`, 11)
  write('H2', texts.next, 14, { bold: true })
  for (const step of texts.steps) write('P', step, 11)
  return finish()
}
