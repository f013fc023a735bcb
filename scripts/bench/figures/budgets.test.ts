import { expect, it } from 'vitest'
import { verdicts } from './budgets.ts'
import { sampleFigures, samplePage, sampleView } from './sample-figures.ts'

const over = (...args: Parameters<typeof verdicts>) =>
  verdicts(...args)
    .filter(({ isOver }) => isOver)
    .map(({ what, where, measured }) => `${what}, ${where}: ${measured}`)

const loaded = (perSecond: number | null) => ({
  'Order history under load': { 'pages with orders per second': perSecond },
})

it('finds nothing over where every figure is within its budget', () => {
  expect(over(sampleFigures())).toEqual([])
})

it('measures the history more strictly against its twin than other pages', () => {
  const late = { twin: sampleView(), baton: sampleView({ shown: 830, lcp: 830 }) }
  const pages = {
    history: samplePage('order history', { views: late }),
    detail: samplePage('order', { views: late }),
  }
  expect(over(sampleFigures({ pages }))).toEqual([
    "first row to its twin's, order history: 1.15 ×",
    "LCP to its twin's, order history: 1.11 ×",
  ])
})

it('takes a twin without content, and a page that is not rendered, for a missed budget', () => {
  const views = { twin: sampleView({ shown: null, lcp: 300 }), baton: sampleView() }
  const pages = { history: samplePage('order history', { views }), detail: samplePage('order', { views }) }
  expect(over(sampleFigures({ pages, host: loaded(null) }))).toEqual([
    "first row to its twin's, order history: –",
    "LCP to its twin's, order history: –",
    "main heading to its twin's, order: –",
    'rendered pages a second, order history: –',
  ])
})

it('names the page that measures worst', () => {
  const pages = {
    history: samplePage('order history', { script: 139_001, moving: ['lane: by right'] }),
    detail: samplePage('order', {
      furtherScript: 30_001,
      interactions: { 'open the menu': 40, 'buy again': 104 },
      views: { twin: sampleView(), baton: sampleView({ answers: 2601, shift: 0.02, fontBytes: 50_001 }) },
    }),
  }
  expect(
    over(sampleFigures({ pages, opening: { throttled: 401, fullSpeed: 101 }, host: loaded(99) })),
  ).toEqual([
    'answers to taps, order: 2601 ms',
    'layout shift, order: 0.0200',
    'moves at rest, order history: 1',
    'fonts, order: 50.0 kB',
    'script above React, router and XState, order history: 45.0 kB',
    'script beyond the history, order: 30.0 kB',
    'order opened, throttled, order history: 401 ms',
    'order opened, full speed, order history: 101 ms',
    'longest interaction, order: buy again: 104 ms',
    'rendered pages a second, order history: 99',
  ])
})

it('judges of a single page what can be judged without the history', () => {
  const figures = sampleFigures({
    pages: { detail: samplePage('order') },
    floor: null,
    opening: null,
    host: {},
  })
  expect(verdicts(figures).map(({ what }) => what)).toEqual([
    "main heading to its twin's",
    'answers to taps',
    'blocking time',
    'layout shift',
    'main thread',
    'moves at rest',
    'requests before the first row or heading',
    'first view',
    'fonts',
    'longest interaction',
  ])
})
