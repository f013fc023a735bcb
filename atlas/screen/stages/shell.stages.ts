import { samplePage } from '../../../model-tests/samples/history-samples.ts'
import type { Stage } from './stage.ts'

const known: Stage['known'] = ({ country, language }) => ({
  firstPage: {
    input: { kind: 'own', country, language, cursor: null },
    value: samplePage(['C00000001', 'C00000002', 'C00000003'], null),
  },
})

/** Flows of every page, and the pages without a sign-in. */
export const shellStages: readonly Stage[] = [
  { flow: 'session', page: 'orders/gift-card-lookup', isOfApp: true },
  { flow: 'experience', page: 'orders', isOfApp: true, known },
  { flow: 'bag-count', page: 'orders', isOfApp: true, known },
  { flow: 'guest-lookup', page: 'orders/details', isGuest: true },
  { flow: 'guest-code', page: 'orders/code', isGuest: true },
  { flow: 'gift-card', page: 'orders/gift-card-lookup', isGuest: true },
  { flow: 'gift-return', page: 'orders/gift-return', isGuest: true },
  { flow: 'stop-notifications', page: 'orders/stop', isGuest: true },
]
