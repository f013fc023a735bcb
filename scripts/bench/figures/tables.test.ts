import { expect, it } from 'vitest'
import { verdicts } from './budgets.ts'
import { withFigures } from './record.ts'
import { sampleFigures, samplePage, sampleView } from './sample-figures.ts'
import { changeLines, figureTables } from './tables.ts'

const history = samplePage('order history', {
  moving: ['lane: by right'],
  views: {
    twin: sampleView({ answers: null }),
    react: sampleView({ shown: 1700 }),
    stack: sampleView({ shown: 2700 }),
    baton: sampleView(),
  },
})

it('has a table of the references for pages that have them, and one of all pages', () => {
  const figures = sampleFigures({ pages: { history, lookup: samplePage('order lookup') } })
  const text = figureTables(figures, verdicts(figures))
  const lines = text.split('\n')
  expect(lines.filter((line) => line.startsWith('### '))).toEqual([
    '### Budgets',
    '### Order history',
    '### All pages',
    '### Interactions, at a quarter of the processor',
    '### Order history under load',
  ])
  expect(lines).toContain('|  | static twin | React alone | React, router, XState | Baton |')
  expect(lines).toContain('| first row or main heading | 720 ms | 1700 ms | 2700 ms | 720 ms |')
  expect(lines).toContain('| answers to taps | – | 2000 ms | 2000 ms | 2000 ms |')
  expect(lines).toContain('| script, brotli | 0.0 kB | 58.0 kB | 94.0 kB | 130.0 kB |')
  expect(lines).toContain('- order history: lane: by right')
  expect(text).toContain('1 of 20 budgets are missed.')
})

it('writes changes one a line', () => {
  const change = { what: 'history.lcp', before: '1 ms', now: '9 ms', by: '+8 ms (800 %)' }
  expect(
    changeLines([
      { ...change, isWorse: true },
      { ...change, isWorse: false },
    ]),
  ).toBe('worse   history.lcp: 1 ms → 9 ms, +8 ms (800 %)\nbetter  history.lcp: 1 ms → 9 ms, +8 ms (800 %)')
  expect(changeLines([])).toBe('Nothing changed beyond noise since the last figures.')
})

it('replaces the figures between the markers and nothing else', () => {
  const page = 'Before\n\n<!-- figures: written by npm run bench -->\nold\n<!-- end of figures -->\n\nAfter\n'
  expect(withFigures(page, 'new')).toBe(
    'Before\n\n<!-- figures: written by npm run bench -->\n\nnew\n\n<!-- end of figures -->\n\nAfter\n',
  )
  expect(() => withFigures('Before', 'new')).toThrow('lacks its markers')
})
