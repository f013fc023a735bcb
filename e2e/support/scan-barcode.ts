import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator } from '@playwright/test'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')

prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer as ArrayBuffer } })

/** What a scanner reads off a picture. */
export const scanPicture = async (picture: Uint8Array) => {
  const found = await readBarcodes(new Uint8Array(picture))
  return found.map(({ format, text }) => ({ format, text }))
}

/** What a scanner reads off the screen. */
export const scanBarcode = async (element: Locator) => scanPicture(await element.screenshot())
