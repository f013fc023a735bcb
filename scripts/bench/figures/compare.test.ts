import { expect, it } from 'vitest'
import { changes } from './compare.ts'
import { sampleFigures, samplePage, sampleView } from './sample-figures.ts'

const historyAs = (more: Parameters<typeof sampleView>[0], script = 130_000) =>
  sampleFigures({
    pages: {
      history: samplePage('order history', {
        script,
        views: { twin: sampleView({ lcp: 5000 }), baton: sampleView(more) },
      }),
    },
  })

it('says nothing of what noise explains, nor of the references', () => {
  expect(changes(sampleFigures(), historyAs({ lcp: 780, bytes: 201_000, shift: 0.001 }))).toEqual([])
})

it('says what got worse and by how much, the worst first, then what got better', () => {
  expect(changes(sampleFigures(), historyAs({ lcp: 1500, requests: 13, shown: 500 }, 132_000))).toEqual([
    { what: 'history.lcp', before: '750 ms', now: '1500 ms', by: '+750 ms (100 %)', isWorse: true },
    { what: 'history.requests', before: '12', now: '13', by: '+1 (8 %)', isWorse: true },
    { what: 'history.script', before: '130.0 kB', now: '132.0 kB', by: '+2.0 kB (2 %)', isWorse: true },
    { what: 'history.shown', before: '720 ms', now: '500 ms', by: '−220 ms (31 %)', isWorse: false },
  ])
})

it('takes fewer answers a second for worse', () => {
  const slower = sampleFigures({
    host: { 'Order history under load': { 'pages with orders per second': 60 } },
  })
  expect(changes(sampleFigures(), slower)).toEqual([
    {
      what: 'Order history under load.pages with orders per second',
      before: '120',
      now: '60',
      by: '−60 (50 %)',
      isWorse: true,
    },
  ])
})

it('leaves out what was not measured in both runs', () => {
  expect(changes(historyAs({ lcp: null }), historyAs({ shown: null }))).toEqual([])
})
