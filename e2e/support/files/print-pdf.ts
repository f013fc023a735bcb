import * as mupdf from 'mupdf'

/** The first page of a PDF as a label printer puts it on paper: PNG at 203 dots an inch. */
export const printPdf = (file: Uint8Array): Buffer => {
  const page = mupdf.Document.openDocument(file, 'application/pdf').loadPage(0)
  const scale = 203 / 72
  const pixels = page.toPixmap([scale, 0, 0, scale, 0, 0], mupdf.ColorSpace.DeviceGray, false, true)
  return Buffer.from(pixels.asPNG())
}

/** Size of what stands on a page, in inches. */
type Ink = { readonly width: number; readonly height: number }

const dotsPerInch = 144

/** Of each page of a PDF how large its ink is, from its first dark dot to its last; `null` for a page that is white. */
export const inkOf = (file: Uint8Array): (Ink | null)[] => {
  const document = mupdf.Document.openDocument(file, 'application/pdf')
  const scale = dotsPerInch / 72
  return Array.from({ length: document.countPages() }, (_, index) => {
    const page = document.loadPage(index)
    const map = page.toPixmap([scale, 0, 0, scale, 0, 0], mupdf.ColorSpace.DeviceGray, false, true)
    const dots = map.getPixels()
    const [width, stride] = [map.getWidth(), map.getStride()]
    const dark = [...dots.keys()].filter((at) => at % stride < width && (dots[at] ?? 255) < 200)
    if (dark.length === 0) return null
    const columns = dark.map((at) => at % stride)
    const rows = dark.map((at) => Math.floor(at / stride))
    const length = (all: readonly number[]) =>
      (all.reduce((one, other) => Math.max(one, other), 0) -
        all.reduce((one, other) => Math.min(one, other), Number.MAX_SAFE_INTEGER) +
        1) /
      dotsPerInch
    return { width: length(columns), height: length(rows) }
  })
}

/** What a PDF says, page after page. */
export const textOf = (file: Uint8Array): string => {
  const document = mupdf.Document.openDocument(file, 'application/pdf')
  return Array.from({ length: document.countPages() }, (_, index) =>
    document.loadPage(index).toStructuredText('').asText(),
  ).join('\n')
}
