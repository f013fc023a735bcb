import { shopSimilarMachine } from '../../machines/shop-similar/shop-similar.machine.ts'
import { selectSimilarView } from '../../machines/shop-similar/shop-similar.selectors.ts'
import type { GetSimilarResult } from '../../machines/shop-similar/shop-similar.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { sampleTitles } from '../samples/sample-goods.ts'
import { defect } from '../samples/samples.ts'

/** Products like the first of the sample goods. */
const products = sampleTitles.slice(5).map((title, index) => ({
  image: '/products/runner.svg',
  pid: `1300020${index}`,
  slug: `t/${title.toLowerCase().replaceAll(' ', '-')}/PR112${index}-205`,
  styleColor: `PR112${index}-205`,
  subtitle: 'Men’s road running shoes',
  title,
}))
const parentStyleColor = 'PR1043-205'

const getSimilar: readonly Answer<GetSimilarResult>[] = [
  {
    words: 'similar products arrive',
    output: succeeded({ parentStyleColor, items: products }),
    inBrowser: { by: 'host' },
  },
  {
    words: 'nothing similar is found',
    output: succeeded({ parentStyleColor, items: [] }),
    inBrowser: { by: 'host' },
  },
  {
    words: 'the products do not arrive',
    output: failed({ kind: 'network' }),
    inBrowser: { by: 'fault', effect: 'drop' },
  },
  {
    words: 'what arrives cannot be read',
    output: failed({ kind: 'unparsable', status: 200 }),
    inBrowser: { by: 'fault', effect: 'html' },
  },
  { words: 'the products break the page’s own code', error: defect },
]

export const shopSimilarModel = defineModel<typeof shopSimilarMachine>({
  flow: 'shop-similar',
  machine: shopSimilarMachine,
  starts: [
    {
      words: 'a line of the history',
      input: {
        request: { version: 'v1', by: 'colorWays', id: parentStyleColor },
        country: 'us',
        language: 'en',
      },
    },
  ],
  events: {
    'similar.open': [{ words: 'the shopper opens the suggestions', event: { type: 'similar.open' } }],
    'similar.close': [{ words: 'the shopper closes the suggestions', event: { type: 'similar.close' } }],
    'similar.retry': [{ words: 'the shopper tries again', event: { type: 'similar.retry' } }],
  },
  answers: { getSimilar },
  delays: {},
  states: {
    'panel.closed': { sees: 'nothing beneath the line', view: 'closed' },
    'panel.open': { sees: 'the suggestions beneath the line' },
    'suggestions.unasked': { sees: 'the button “Shop similar”' },
    'suggestions.loading': { sees: 'boxes in the shape of the products' },
    'suggestions.shown': { sees: 'a slider of products' },
    'suggestions.empty': { sees: 'that there is nothing similar' },
    'suggestions.failed': { sees: 'that they did not load, and a way to try again' },
  },
  view: selectSimilarView,
})
