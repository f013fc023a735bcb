import { expect, it } from 'vitest'
import { furtherScript, verdicts, weight } from './budget.ts'
import { withFigures } from './figures.ts'
import type { FirstLoad } from './first-load.ts'

const load = (files: FirstLoad['files'], rest: Partial<FirstLoad> = {}): FirstLoad => ({
  files,
  requestsBeforeShown: 10,
  shownAfterMs: 300,
  layoutShift: 0,
  unsizedImages: 0,
  ...rest,
})
const history = load([
  { url: '/a.js', kind: 'js', gzip: 120_000, brotli: 100_000 },
  { url: '/h.js', kind: 'js', gzip: 15_000, brotli: 12_000 },
  { url: '/a.css', kind: 'css', gzip: 8_000, brotli: 7_000 },
])
const detail = load(
  [
    { url: '/a.js', kind: 'js', gzip: 120_000, brotli: 100_000 },
    { url: '/d.js', kind: 'js', gzip: 25_001, brotli: 20_000 },
  ],
  { layoutShift: 0.02, unsizedImages: 2 },
)

it('adds files of one kind, and leaves out what the history has loaded', () => {
  expect(weight(history.files, 'js')).toEqual({ gzip: 135_000, brotli: 112_000 })
  expect(furtherScript(detail, history)).toEqual({ gzip: 25_001, brotli: 20_000 })
})

it('calls a figure over only beyond its limit', () => {
  const pages = [
    { name: 'order history', load: history },
    { name: 'detail', load: detail },
  ]
  expect(
    verdicts(pages, { warmStartSeconds: 3.2, asksEarly: false }).map(({ what, over }) => [what, over]),
  ).toEqual([
    ['layout shift, max (detail)', true],
    ['images without a size, max (detail)', true],
    ["the orders are asked for while the screen's code is on its way", true],
    ['warm start', true],
  ])
})

it('replaces the figures between the markers and nothing else', () => {
  const page = 'Before\n\n<!-- figures: written by npm run bench -->\nold\n<!-- end of figures -->\n\nAfter\n'
  expect(withFigures(page, 'new')).toBe(
    'Before\n\n<!-- figures: written by npm run bench -->\n\nnew\n\n<!-- end of figures -->\n\nAfter\n',
  )
  expect(() => withFigures('Before', 'new')).toThrow('lacks its markers')
})
