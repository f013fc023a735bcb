import * as mupdf from 'mupdf'

/** The first page of a PDF as a label printer puts it on paper: PNG at 203 dots an inch. */
export const printPdf = (file: Uint8Array): Buffer => {
  const page = mupdf.Document.openDocument(file, 'application/pdf').loadPage(0)
  const scale = 203 / 72
  const pixels = page.toPixmap([scale, 0, 0, scale, 0, 0], mupdf.ColorSpace.DeviceGray, false, true)
  return Buffer.from(pixels.asPNG())
}
