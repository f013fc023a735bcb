import { buyAgainMachine } from '../../machines/buy-again/buy-again.machine.ts'
import { selectBuyAgainView } from '../../machines/buy-again/buy-again.selectors.ts'
import type { AddOneResult, BuyAgainInput } from '../../machines/buy-again/buy-again.types.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { defect } from '../samples/samples.ts'

const addOne: readonly Answer<AddOneResult>[] = [
  {
    words: 'the shop has put the piece into the bag',
    output: { kind: 'added', item: { price: 112, msrp: 140, currency: 'USD', totalItemCount: 3 } },
    inBrowser: { by: 'host' },
  },
  {
    words: 'the answer gets lost',
    output: { kind: 'open' },
    inBrowser: { by: 'fault', effect: 'drop' },
  },
  {
    words: 'the shop does not sell it any more',
    output: { kind: 'refused', reason: 'Request Failed' },
    inBrowser: { by: 'host' },
  },
  { words: 'the request breaks the page’s own code', error: defect },
]

const input: BuyAgainInput = {
  skuId: 'sku-pr1043-205-3',
  link: 'https://podium.example/us/en/t/tempo-glide-3/PR1043-205?mid=m1',
  storedKey: null,
  newKey: () => 'key-1',
  isOnline: () => true,
}

export const buyAgainModel = defineModel<typeof buyAgainMachine>({
  flow: 'buy-again',
  machine: buyAgainMachine,
  starts: [
    { words: 'a line that was bought before', input },
    { words: 'a line in a browser without a network', input: { ...input, isOnline: () => false } },
  ],
  events: {
    'buyAgain.press': [{ words: 'the shopper presses “Buy again”', event: { type: 'buyAgain.press' } }],
  },
  answers: { addOne },
  delays: { repeatDelay: 'a second or two pass' },
  key: ({ repeats }) => repeats,
  states: {
    idle: { sees: 'the button “Buy again”', view: 'idle' },
    adding: { sees: 'the button at work, “Adding”', view: 'adding' },
    'checkingOutcome.waiting': { sees: 'the button at work, “Checking”', view: 'checking' },
    'checkingOutcome.asking': { sees: 'the button at work, “Checking”', view: 'checking' },
    added: { sees: '“View in bag” in the button’s place', view: 'added' },
    unavailable: { sees: 'the shop’s own page of the product', view: 'unavailable' },
  },
  view: selectBuyAgainView,
})
