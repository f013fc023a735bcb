import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { barsPath, symbolWidth } from './bars.ts'
import { encodeCode128 } from './encode-code128.ts'

const height = 100

prepareZXingModule({
  overrides: {
    wasmBinary: readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
      .buffer as ArrayBuffer,
  },
})

/** Paints the path that the page draws, as a browser would: black boxes on white paper. */
const rasterize = (path: string, modules: number, pixelsPerModule: number): ImageData => {
  const width = modules * pixelsPerModule
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (const [, left, bar] of path.matchAll(/M(\d+) 0h(\d+)v\d+h-\d+z/g)) {
    for (let y = 0; y < height; y += 1) {
      const start = (y * width + Number(left) * pixelsPerModule) * 4
      for (let x = 0; x < Number(bar) * pixelsPerModule * 4; x += 4) data.fill(0, start + x, start + x + 3)
    }
  }
  return { data, width, height, colorSpace: 'srgb' } as ImageData
}

const readBack = async (text: string, pixelsPerModule: number) => {
  const modules = encodeCode128(text)
  const image = rasterize(barsPath(modules, height), symbolWidth(modules), pixelsPerModule)
  const found = await readBarcodes(image, { formats: ['Code128'] })
  return found.map(({ format, text: read }) => ({ format, text: read }))
}

describe('barcode', () => {
  it.each([
    ['PD48KX20917', 2],
    ['C012', 2],
    ['1234567890123', 2],
    ['PD48KX20917AbC', 1],
    ['aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0eF', 1],
  ])('[OD-09] %s drawn at %i px a module is read by a decoder', async (text, pixelsPerModule) => {
    expect(await readBack(text, pixelsPerModule)).toEqual([{ format: 'Code128', text }])
  })

  it('[OD-09] has its quiet zones inside the drawing', () => {
    const modules = encodeCode128('PD48KX20917')
    const path = barsPath(modules, height)
    expect(path.startsWith('M10 0h2v100h-2z')).toBe(true)
    expect(path.endsWith(`M${modules.length + 10 - 2} 0h2v100h-2z`)).toBe(true)
    expect(symbolWidth(modules)).toBe(modules.length + 20)
  })
})
