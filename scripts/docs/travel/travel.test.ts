import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleOf } from '../../../e2e/support/whole-run.ts'
import { findOrInstallBrowser } from '../../browser/find-browser.ts'
import type { Rect } from '../layout/drawing.types.ts'
import { difference, inkAndRects, pixelsOf } from './ink.ts'
import { type PlacedText, roomOf, textsAlone, withoutTexts } from './words-of-drawing.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const files = globSync('docs/statecharts/*.svg', { cwd: root }).toSorted()
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const names = sampleOf(
  files.map((file) => [basename(file), file] as const),
  12,
)

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findOrInstallBrowser() })
  page = await browser.newPage()
})
afterAll(() => browser?.close())

const inBrowser = async (file: string) => {
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(read(file)) ?? []
  await page.setViewportSize({ width: Number(width), height: Number(height) })
  await page.goto(pathToFileURL(join(root, file)).href)
  await page.evaluate(() => document.fonts.ready)
}

/** Greys of the two colours that make a drawing. */
const [ink, paper] = [19, 255]

const middlesOfDots = () =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGCircleElement>('circle.dot')].map((dot) => {
      const { e, f } = dot.getCTM() ?? { e: 0, f: 0 }
      return { x: dot.cx.baseVal.value + e, y: dot.cy.baseVal.value + f }
    }),
  )

const removeTexts = () =>
  page.evaluate(() => {
    for (const text of document.querySelectorAll('text')) text.remove()
  })

/** Texts where the browser has them, and how far each differs from its pinned length with the pin taken off. */
const textsInBrowser = () =>
  page.evaluate(() =>
    [...document.querySelectorAll('text')].map((text) => {
      const { e, f } = text.getCTM() ?? { e: 0, f: 0 }
      const pinned = text.textLength.baseVal.value
      text.removeAttribute('textLength')
      return {
        words: text.textContent ?? '',
        face: text.getAttribute('class') ?? '',
        x: Number(text.getAttribute('x')) + e,
        y: Number(text.getAttribute('y')) + f,
        off: Math.abs(text.getComputedTextLength() - pinned),
      }
    }),
  ) as Promise<readonly (PlacedText & { off: number })[]>

const textsOnPage: { svg: string; rooms: Rect[] }[] = []

it.each(names)(
  '%s looks the same in a browser and through librsvg, its words in their own room',
  async (_, file) => {
    const svg = read(file)
    await inBrowser(file)
    const dots = await middlesOfDots()
    const [there, here] = [await pixelsOf(await page.screenshot()), await pixelsOf(Buffer.from(svg))]
    expect([here.width, here.height]).toEqual([there.width, there.height])
    expect(difference(there, here)).toBeLessThan(6)
    for (const { grey, width } of [there, here]) {
      expect(dots.map(({ x, y }) => grey[Math.round(y) * width + Math.round(x)])).toEqual(dots.map(() => ink))
      expect(grey[0]).toBe(paper)
    }

    const texts = await textsInBrowser()
    const ownFonts = texts.filter(({ face }) => face !== 'code')
    expect(ownFonts.filter(({ off }) => off > 0.3)).toEqual([])
    const rooms = texts.map(roomOf)
    expect(inkAndRects(await pixelsOf(Buffer.from(textsAlone(svg))), rooms)).toEqual({
      empty: [],
      outside: 0,
    })
    textsOnPage.push({ svg: textsAlone(svg), rooms })

    await removeTexts()
    const shapes = await pixelsOf(await page.screenshot())
    expect(difference(shapes, await pixelsOf(Buffer.from(withoutTexts(svg))))).toBeLessThan(0.25)
  },
)

it('words stay in their own room where there is no font but DejaVu Sans, which is wider', () => {
  const folder = mkdtempSync(join(tmpdir(), 'baton-fonts-'))
  const config = join(folder, 'fonts.conf')
  const fonts = join(root, 'node_modules/dejavu-fonts-ttf/ttf')
  const alias = '<alias><family>sans-serif</family><prefer><family>DejaVu Sans</family></prefer></alias>'
  writeFileSync(config, `<fontconfig><dir>${fonts}</dir><cachedir>${folder}</cachedir>${alias}</fontconfig>`)
  const script = fileURLToPath(new URL('./ink-outside-in-dejavu.ts', import.meta.url))
  const { stdout, stderr } = spawnSync(process.execPath, [script], {
    input: JSON.stringify(textsOnPage),
    encoding: 'utf8',
    env: { ...process.env, FONTCONFIG_FILE: config },
  })
  rmSync(folder, { recursive: true })
  expect(stderr).toBe('')
  expect(JSON.parse(stdout)).toEqual(names.map(() => 0))
}, 60_000)

it('needs nothing that viewers do not know: no custom properties, media queries, markers or light-dark()', () => {
  const asking = files.filter((file) =>
    /var\(--|@media|light-dark|marker|<script|https?:(?!\/\/www\.w3\.org\/2000\/svg)/.test(read(file)),
  )
  expect(asking).toEqual([])
})
