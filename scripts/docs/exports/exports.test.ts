import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as mupdf from 'mupdf'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { readChart } from '../../../atlas/chart/read-chart.ts'
import { flows } from '../../../machines/index.ts'
import { chartFiles, type Format } from './chart-files.ts'

const script = fileURLToPath(new URL('../../docs.ts', import.meta.url))
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'baton-exports-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const run = (...options: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, [script, ...options], (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr })
    })
  })

const written = (name: string) => readFileSync(join(folder, name))

const miniCart = flows.filter(({ id }) => id === 'mini-cart').map(readChart)
const fileIn = async (format: Format) => {
  const [[name, contents] = ['', '']] = await chartFiles(miniCart, format)
  return { name, contents: Buffer.from(contents) }
}
const sizeOf = async () => {
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(String((await fileIn('svg')).contents)) ?? []
  return { width: Number(width), height: Number(height) }
}

it('a picture is twice as large as the drawing, and light', async () => {
  const { name, contents } = await fileIn('png')
  const { width, height } = await sizeOf()
  const picture = await sharp(contents).metadata()
  expect([name, picture.width, picture.height]).toEqual(['mini-cart.png', 2 * width, 2 * height])
  const { channels } = await sharp(contents).stats()
  expect(channels[0]?.mean).toBeGreaterThan(200)
})

it('a document is one page of the drawing’s size, with text and a title', async () => {
  const { name, contents } = await fileIn('pdf')
  const { width, height } = await sizeOf()
  const document = mupdf.Document.openDocument(contents, 'application/pdf')
  const page = document.loadPage(0)
  const [left, top, right, bottom] = page.getBounds()
  expect([name, document.countPages()]).toEqual(['mini-cart.pdf', 1])
  expect((right - left) / (bottom - top)).toBeCloseTo(width / height, 1)
  expect(document.getMetaData('info:Title')).toBe('Mini cart')
  expect(page.toStructuredText('').asText()).toContain('scroll beneath it: view the')
})

describe('npm run docs -- --format', () => {
  it('writes the charts that are named, and leaves what lies in the folder', async () => {
    writeFileSync(join(folder, 'mine.txt'), 'mine')
    const { code, output } = await run('--format', 'json', 'mini-cart', 'tracking', '--out', folder)
    expect([code, output]).toEqual([0, `2 json files in ${folder}\n`])
    expect(readdirSync(folder).sort()).toEqual(['mine.txt', 'mini-cart.json', 'tracking.json'])
    expect(createMachine(JSON.parse(String(written('mini-cart.json')))).id).toBe('miniCart')
  }, 60_000)

  it('says what is wrong with what was asked for', async () => {
    const outputs = [
      ['--format', 'bmp'],
      ['--format', 'svg', 'nothing'],
      ['--for', 'nobody'],
      ['mini-cart'],
    ].map((options) => run(...options))
    const [format, flow, who, plain] = await Promise.all(outputs)
    expect(format).toEqual({ code: 1, output: '"bmp" is none of mermaid, scxml, json, svg, png, pdf\n' })
    expect(flow?.output).toMatch(/^There is no flow "nothing": session, /)
    expect(who?.output).toBe('"nobody" is no country: two letters, like us\n')
    expect(plain?.output).toMatch(/^Charts are chosen with --format or --for\./)
  }, 60_000)
})

describe('npm run docs -- --for', () => {
  it('writes what somebody meets, and a page that says what they do not', async () => {
    const { output } = await run(
      '--for',
      'kr,guest',
      '--format',
      'mermaid',
      'address-book',
      'review',
      '--out',
      folder,
    )
    expect(output).toMatch(/^1 chart in /)
    expect(String(written('address-book.mmd'))).not.toContain('loading')
    const page = String(written('README.md'))
    expect(page).toContain('# What a guest in `kr` can meet')
    expect(page).toMatch(/\| \[Address book\]\(address-book\.mmd\) \| .* \| 3 of 5 \| 7 of 19 \|/)
    expect(page).toMatch(/## Not met\n[\s\S]*- \*\*Review\*\*/)
  }, 60_000)
})
