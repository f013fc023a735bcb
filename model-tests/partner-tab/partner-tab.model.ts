import { partnerTabMachine } from '../../machines/partner-tab/partner-tab.machine.ts'
import { isPartnerTabShown } from '../../machines/partner-tab/partner-tab.selectors.ts'
import type {
  GetConsentResult,
  ListPartnerOrdersResult,
} from '../../machines/partner-tab/partner-tab.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { samplePage } from '../samples/history-samples.ts'
import { defect } from '../samples/samples.ts'

const consent = (granted: boolean) => ({
  purpose: 'PARTNER_ORDERS',
  partnerName: null,
  granted,
  grantedAt: null,
})

const getConsent: readonly Answer<GetConsentResult>[] = [
  {
    words: 'the member agreed to show partner orders',
    output: succeeded([consent(true)]),
    inBrowser: { by: 'host', scenario: 'partner' },
  },
  { words: 'the member took the consent back', output: succeeded([consent(false)]) },
  { words: 'there is no consent', output: succeeded([]), inBrowser: { by: 'host', scenario: 'history' } },
  {
    words: 'the consents do not arrive',
    output: failed({ kind: 'network' }),
    inBrowser: { by: 'fault', effect: 'drop' },
  },
  { words: 'the consents break the page’s own code', error: defect },
]

const listPartnerOrders: readonly Answer<ListPartnerOrdersResult>[] = [
  {
    words: 'partner orders come back',
    output: succeeded(samplePage(['P00000001'], null)),
    inBrowser: { by: 'host', scenario: 'partner' },
  },
  { words: 'no partner orders come back', output: succeeded(samplePage([], null)) },
  {
    words: 'the partner orders do not arrive',
    output: failed({ kind: 'network' }),
    inBrowser: { by: 'fault', effect: 'drop' },
  },
  { words: 'the partner orders break the page’s own code', error: defect },
]

const place = { country: 'us', language: 'en' }

export const partnerTabModel = defineModel<typeof partnerTabMachine>({
  flow: 'partner-tab',
  machine: partnerTabMachine,
  starts: [
    { words: 'a member where partner orders are on', input: { isEnabled: true, upmId: 'upm-1', ...place } },
    { words: 'a member where partner orders are off', input: { isEnabled: false, upmId: 'upm-1', ...place } },
    { words: 'a guest where partner orders are on', input: { isEnabled: true, upmId: null, ...place } },
  ],
  events: {},
  answers: { getConsent, listPartnerOrders },
  delays: {},
  states: {
    'hidden.decided': { sees: 'no tab', view: 'no tab' },
    checkingConsent: { sees: 'no tab', view: 'no tab' },
    checkingOrders: { sees: 'no tab', view: 'no tab' },
    shown: { sees: 'two tabs: own orders and partner orders', view: 'tab' },
  },
  view: (snapshot) => (isPartnerTabShown(snapshot) ? 'tab' : 'no tab'),
})
