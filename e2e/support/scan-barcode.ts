import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator } from '@playwright/test'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')

prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer as ArrayBuffer } })

/**
 * What a scanner reads off a picture, as large as it is: in its own copy at a third of the dots the reader takes two in a
 * thousand printed barcodes for another, beside what they say.
 */
export const scanPicture = async (picture: Uint8Array) => {
  const found = await readBarcodes(new Uint8Array(picture), { tryDownscale: false })
  return found.map(({ format, text }) => ({ format, text }))
}

/** What a scanner reads off the screen. */
export const scanBarcode = async (element: Locator) => scanPicture(await element.screenshot())
