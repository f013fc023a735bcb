import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as mupdf from 'mupdf'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'

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

describe('npm run docs -- --format', () => {
  it('writes the charts that are named, and leaves what lies in the folder', async () => {
    writeFileSync(join(folder, 'mine.txt'), 'mine')
    const { code, output } = await run('--format', 'json', 'mini-cart', 'tracking', '--out', folder)
    expect([code, output]).toEqual([0, `2 json files in ${folder}\n`])
    expect(readdirSync(folder).sort()).toEqual(['mine.txt', 'mini-cart.json', 'tracking.json'])
    expect(createMachine(JSON.parse(String(written('mini-cart.json')))).id).toBe('miniCart')
  })

  it('writes pictures twice as large as the drawing, and documents of its size with text and a title', async () => {
    for (const format of ['svg', 'png', 'pdf']) await run('--format', format, 'mini-cart', '--out', folder)
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(String(written('mini-cart.svg'))) ?? []
    const picture = await sharp(written('mini-cart.png')).metadata()
    expect([picture.width, picture.height]).toEqual([2 * Number(width), 2 * Number(height)])
    const { channels } = await sharp(written('mini-cart.png')).stats()
    expect(channels[0]?.mean).toBeGreaterThan(200)
    const document = mupdf.Document.openDocument(written('mini-cart.pdf'), 'application/pdf')
    const page = document.loadPage(0)
    const [left, top, right, bottom] = page.getBounds()
    expect(document.countPages()).toBe(1)
    expect((right - left) / (bottom - top)).toBeCloseTo(Number(width) / Number(height), 1)
    expect(document.getMetaData('info:Title')).toBe('Mini cart')
    expect(page.toStructuredText('').asText()).toContain('The product over the page,')
  })

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
  })
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
    expect(output).toMatch(/^1 charts in /)
    expect(String(written('address-book.mmd'))).not.toContain('loading')
    const page = String(written('README.md'))
    expect(page).toContain('# What a guest in `kr` can meet')
    expect(page).toMatch(/\| \[Address book\]\(address-book\.mmd\) \| .* \| 3 of 5 \| 7 of 19 \|/)
    expect(page).toMatch(/## Not met\n[\s\S]*- \*\*Review\*\*/)
  })
})
