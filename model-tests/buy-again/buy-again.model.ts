import { buyAgainMachine } from '../../machines/buy-again/buy-again.machine.ts'
import { selectBuyAgainView } from '../../machines/buy-again/buy-again.selectors.ts'
import type { AddAttemptOutput, BuyAgainInput } from '../../machines/buy-again/buy-again.types.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { defect } from '../samples/samples.ts'

const attempt: readonly Answer<AddAttemptOutput>[] = [
  {
    words: 'the shop has put the piece into the bag',
    output: doneAs({ price: 112, msrp: 140, currency: 'USD', totalItemCount: 3 }),
    inBrowser: { by: 'host' },
  },
  {
    words: 'the shop does not sell it any more',
    output: refusedAs('request_failed'),
    inBrowser: { by: 'host' },
  },
  { words: 'nobody can say what happened', output: notConfirmed },
  { words: 'the request breaks the page’s own code', error: defect },
]

const input: BuyAgainInput = {
  skuId: 'sku-pr1043-205-3',
  country: 'us',
  link: 'https://podium.example/us/en/t/tempo-glide-3/PR1043-205?mid=m1',
  pendingKey: null,
}

export const buyAgainModel = defineModel<typeof buyAgainMachine>({
  flow: 'buy-again',
  machine: buyAgainMachine,
  starts: [
    { words: 'a line that was bought before', input },
    {
      words: 'the same line after a reload in the middle of adding',
      input: { ...input, pendingKey: 'key-0' },
    },
  ],
  events: {
    'buyAgain.press': [{ words: 'the shopper presses “Buy again”', event: { type: 'buyAgain.press' } }],
  },
  answers: { attempt },
  delays: {},
  key: ({ pendingKey }) => pendingKey,
  states: {
    idle: { sees: 'the button “Buy again”', view: 'idle' },
    adding: { sees: 'the button at work, “Adding”', view: 'adding' },
    added: { sees: '“View in bag” in the button’s place', view: 'added' },
    unconfirmed: { sees: 'the way to the bag, to look', view: 'unconfirmed' },
    unavailable: { sees: 'the shop’s own page of the product', view: 'unavailable' },
  },
  view: selectBuyAgainView,
})
