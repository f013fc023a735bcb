import { directionOf } from '../../../../../domain/languages/locale.ts'
import { contentsOf, labelSize, pointsPerInch } from '../../../../../domain/return-methods/label-size.ts'
import { openPdf, type Pdf, type Pen } from '../../pdf/tagged-pdf.ts'
import { type Box, drawLines, lineHeight, wrapped } from '../../pdf/text-box.ts'
import { code128Widths, dataMatrixRows } from '../codes.ts'
import { type LabelFacts, type LabelLine, matrixText } from '../label-facts.ts'
import { labelTexts } from '../label-texts.ts'

/** In points. */
const label = {
  width: labelSize.width * pointsPerInch,
  height: labelSize.height * pointsPerInch,
  top: 44,
  padding: 16,
}
const matrixSize = 72
const quietModules = 10

/** What is only drawn: lines that say nothing to those who listen. */
const drawRule = (pdf: Pdf, { x, y, width }: Box, thickness = 0.75) => {
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf
    .lineWidth(thickness)
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke('#000000')
  pdf.endMarkedContent()
}

const drawCode128 = (pdf: Pdf, text: string, box: Box, height: number) => {
  const widths = code128Widths(text)
  const module = box.width / (widths.reduce((sum, width) => sum + width, 0) + 2 * quietModules)
  let x = box.x + quietModules * module
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) pdf.rect(x, box.y, width * module, height)
    x += width * module
  }
  pdf.fill('#000000')
}

const drawMatrix = (pdf: Pdf, text: string, x: number, y: number) => {
  const rows = dataMatrixRows(text)
  const module = matrixSize / (rows.length + 2)
  for (const [row, modules] of rows.entries()) {
    for (const [column, ink] of modules.entries()) {
      if (ink) pdf.rect(x + (column + 1) * module, y + (row + 1) * module, module, module)
    }
  }
  pdf.fill('#000000')
}

const itemText = ({ title, size, quantity }: LabelLine): string =>
  [`${quantity} × ${title}`, size].filter((part) => part !== null && part !== '').join(', ')

/** Heading and lines beneath it; gives the y beneath them. */
const drawAddress = (
  { pdf, part, style }: Pen,
  heading: string,
  lines: readonly string[],
  box: Box,
  size: number,
  max: number,
): number => {
  part('H2', heading, () => drawLines(pdf, [heading], box, style(7, { font: 'bold' })))
  const shown = lines.flatMap((line) => wrapped(pdf, line, box.width, 2, style(size))).slice(0, max)
  const top = box.y + lineHeight({ size: 7 })
  part('P', lines.join(', '), () => drawLines(pdf, shown, { ...box, y: top }, style(size)))
  return top + shown.length * lineHeight({ size })
}

const drawLabel = (pen: Pen, facts: LabelFacts, x: number) => {
  const { pdf, part, figure, style } = pen
  const texts = labelTexts(facts.language)
  const inner = { x: x + label.padding, width: label.width - 2 * label.padding }
  const top = label.top + label.padding
  const title = texts.title(facts.returnNumber)
  const service = facts.service === 'pickup' ? texts.pickup : texts.dropOff

  part('H1', `${facts.carrier} · ${title}`, () => {
    drawLines(
      pdf,
      [facts.carrier],
      { ...inner, y: top, width: 150 },
      style(18, { font: 'bold', direction: 'ltr' }),
    )
  })
  part('P', service, () => {
    const box = { x: inner.x + 120, y: top + 7, width: inner.width - 120 }
    drawLines(pdf, [service], box, style(8, { direction: 'ltr', align: 'end' }))
  })
  drawRule(pdf, { ...inner, y: top + 28 }, 2)

  const beneathFrom = drawAddress(pen, texts.from, facts.from, { ...inner, y: top + 36 }, 7.5, 6)
  drawAddress(pen, texts.to, facts.to, { ...inner, y: Math.max(beneathFrom, top + 84) + 6 }, 11, 6)
  drawRule(pdf, { ...inner, y: top + 206 }, 2)

  const bars = { x: x + 4, y: top + 214, width: label.width - 8 }
  figure(texts.barcode(facts.trackingNumber), { ...bars, height: 66 }, () =>
    drawCode128(pdf, facts.trackingNumber, bars, 66),
  )
  part('P', facts.trackingNumber, () => {
    const middle = style(10, { font: 'bold', direction: 'ltr', align: 'center' })
    drawLines(pdf, [facts.trackingNumber], { ...inner, y: top + 284 }, middle)
  })
  drawRule(pdf, { ...inner, y: top + 302 })
  drawContents(pen, facts, { ...inner, y: top + 310 })
}

/** Return number and items, with the matrix beside them at the end of the line. */
const drawContents = ({ pdf, part, figure, style }: Pen, facts: LabelFacts, box: Box) => {
  const texts = labelTexts(facts.language)
  const isLeftToRight = directionOf(facts.language) === 'ltr'
  const words = {
    x: isLeftToRight ? box.x : box.x + matrixSize + 10,
    width: box.width - matrixSize - 10,
  }
  const matrixX = isLeftToRight ? box.x + box.width - matrixSize : box.x
  part('P', `${texts.returnNumber}: ${facts.returnNumber}`, () => {
    drawLines(pdf, [texts.returnNumber], { ...words, y: box.y }, style(7, { font: 'bold' }))
    drawLines(pdf, [facts.returnNumber], { ...words, y: box.y + 9 }, style(10, { font: 'bold' }))
  })
  part('H2', texts.contents, () =>
    drawLines(pdf, [texts.contents], { ...words, y: box.y + 26 }, style(7, { font: 'bold' })),
  )
  const { shown, more } = contentsOf(facts.lines.map(itemText))
  for (const [index, item] of (more > 0 ? [...shown, texts.moreLines(more)] : shown).entries()) {
    part('P', item, () =>
      drawLines(pdf, [item], { ...words, y: box.y + 35 + index * lineHeight({ size: 7 }) }, style(7)),
    )
  }
  figure(texts.matrix, { x: matrixX, y: box.y, width: matrixSize, height: matrixSize }, () =>
    drawMatrix(pdf, matrixText(facts), matrixX, box.y),
  )
}

const drawCutLine = ({ pdf, part, style }: Pen, text: string, x: number) => {
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf
    .lineWidth(0.75)
    .rect(x, label.top, label.width, label.height)
    .dash(4, { space: 3 })
    .stroke('#555555')
    .undash()
  pdf.endMarkedContent()
  part('P', text, () =>
    drawLines(pdf, [text], { x, y: label.top - 14, width: label.width }, style(7, { align: 'center' })),
  )
}

const drawInstructions = ({ pdf, part, style }: Pen, facts: LabelFacts, box: Box) => {
  const texts = labelTexts(facts.language)
  part('H2', texts.howTo, () => drawLines(pdf, [texts.howTo], box, style(13, { font: 'bold' })))
  let y = box.y + 24
  for (const [index, step] of texts.steps(facts).entries()) {
    const text = `${index + 1}. ${step}`
    const lines = wrapped(pdf, text, box.width, 3, style(10))
    const from = y
    part('P', text, () => drawLines(pdf, lines, { ...box, y: from }, style(10)))
    y += lines.length * lineHeight({ size: 10 }) + 4
  }
}

/** Characters of one text that a label has to do with; a line of it holds fewer. */
const maxCharacters = 200

const short = (text: string): string => text.slice(0, maxCharacters).toWellFormed()

/** The same facts with no text longer than a label can say, whatever an order has kept. */
const shortened = (facts: LabelFacts): LabelFacts => ({
  ...facts,
  from: facts.from.map(short),
  to: facts.to.map(short),
  lines: facts.lines.map((line) => ({
    ...line,
    title: short(line.title),
    size: line.size && short(line.size),
  })),
})

/**
 * A printable page with the label, a line to cut along and how to send it: PDF 1.7, tagged, with its language, title and the
 * glyphs it uses. The same facts give the same bytes.
 */
export const labelPdf = (given: LabelFacts): Promise<Buffer> => {
  const facts = shortened(given)
  const texts = labelTexts(facts.language)
  const { pen, page, finish } = openPdf({
    language: facts.language,
    title: texts.title(facts.returnNumber),
    madeAt: facts.createdAt,
    paper: facts.paper,
  })
  const x = (page.width - label.width) / 2
  drawCutLine(pen, texts.cut, x)
  drawLabel(pen, facts, x)
  drawInstructions(pen, facts, { x: 72, y: label.top + label.height + 28, width: page.width - 144 })
  return finish()
}
