import { samplePage } from '../../../model-tests/samples/history-samples.ts'
import type { Stage } from './stage.ts'

const page = 'orders'
const own = {
  ...samplePage(['C00000001', 'C00000002', 'C00000003'], null),
  oldestOrderDate: '2024-03-01T12:00:00Z',
}

const firstPage: Stage['known'] = ({ country, language }) => ({
  firstPage: { input: { kind: 'own', country, language, cursor: null }, value: own },
})

/** Flows of the lists of orders. */
export const historyStages: readonly Stage[] = [
  { flow: 'order-history', page },
  { flow: 'order-search', page, known: firstPage, isGuest: false },
  {
    flow: 'partner-tab',
    page,
    known: firstPage,
    isGuest: false,
    parts: {
      tab: 'main nav a[href$="/orders/partners"]',
      'no tab': 'main:not(:has(a[href$="/orders/partners"]))',
    },
  },
  { flow: 'partner-orders', page: 'orders/partners', isGuest: false },
  {
    flow: 'shop-similar',
    page,
    known: firstPage,
    parts: { closed: '[data-action=shopSimilar][aria-expanded=false]' },
  },
]
