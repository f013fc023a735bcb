import PDFDocument from 'pdfkit'
import type { Catalog } from '../../../../domain/countries/catalogs.gen.ts'
import { directionOf } from '../../../../domain/languages/locale.ts'
import { shop } from '../../../../domain/shop-settings/shop.ts'
import type { Box, TextStyle } from './text-box.ts'
import { hasRightToLeft } from './visual-runs.ts'

export type Pdf = PDFKit.PDFDocument

/** A tagged part of the page; text with right-to-left letters says beside its glyphs what it reads as. */
type Part = (type: 'H1' | 'H2' | 'P', text: string, draw: () => void) => void

export type Pen = {
  readonly pdf: Pdf
  /** What all parts of the document stand in. */
  readonly root: PDFKit.PDFStructureElement
  readonly part: Part
  readonly figure: (alt: string, bounds: Box & { readonly height: number }, draw: () => void) => void
  readonly style: (size: number, more?: Partial<TextStyle>) => TextStyle
}

/** Points. */
const papers = { a4: [595.28, 841.89], letter: [612, 792] } as const

export type PdfFacts = {
  readonly language: Catalog
  readonly title: string
  /** Dates the document: no clock is asked, so that the same facts make the same bytes. */
  readonly madeAt: Date
  readonly paper: keyof typeof papers
}

const createPen = (pdf: Pdf, language: Catalog): Pen => {
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const direction = directionOf(language)
  return {
    pdf,
    root,
    part: (type, text, draw) => {
      root.add(pdf.struct(type, hasRightToLeft(text) ? { actual: text } : {}, draw))
    },
    figure: (alt, { x, y, width, height }, draw) => {
      root.add(pdf.struct('Figure', { alt, bbox: [x, y, x + width, y + height] } as never, draw))
    },
    style: (size, more = {}) => ({ font: 'text', size, direction, language, ...more }),
  }
}

/** A document of one page to draw on: PDF 1.7, tagged (PDF/UA), with its language, title and the glyphs it uses. */
export const openPdf = ({ language, title, madeAt, paper }: PdfFacts) => {
  const [width, height] = papers[paper]
  const pdf = new PDFDocument({
    size: [width, height],
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: language,
    displayTitle: true,
    // Texts name theirs; the library's own could not be embedded, and a font given here would be read anew each time it is named.
    font: null as never,
    info: { Title: title, Author: shop.name, CreationDate: madeAt, ModDate: madeAt },
  })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  return {
    pen: createPen(pdf, language),
    page: { width, height },
    finish: (): Promise<Buffer> => {
      pdf.end()
      return done
    },
  }
}
