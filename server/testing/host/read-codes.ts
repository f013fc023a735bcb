import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as mupdf from 'mupdf'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')

prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer as ArrayBuffer } })

export type ReadCode = { readonly format: string; readonly text: string }

/**
 * What a scanner reads off a picture, by format; as large as the picture is: in its own copy at a third of the dots the reader
 * takes two in a thousand barcodes for another, beside what they say.
 */
export const readCodes = async (picture: Uint8Array): Promise<ReadCode[]> => {
  const found = await readBarcodes(picture, { tryDownscale: false })
  return found
    .map(({ format, text }) => ({ format, text }))
    .toSorted((one, other) => one.format.localeCompare(other.format))
}

/** The first page of a PDF as paper shows it. */
export const openPdf = (file: Uint8Array) => {
  const document = mupdf.Document.openDocument(file, 'application/pdf') as mupdf.PDFDocument
  const page = document.loadPage(0)
  return {
    document,
    pages: document.countPages(),
    bounds: page.getBounds(),
    text: page.toStructuredText('').asText(),
    /** PNG at `dpi` dots an inch, in grey as a label printer has it. */
    print: (dpi: number) => {
      const scale = dpi / 72
      return page.toPixmap([scale, 0, 0, scale, 0, 0], mupdf.ColorSpace.DeviceGray, false, true).asPNG()
    },
  }
}
