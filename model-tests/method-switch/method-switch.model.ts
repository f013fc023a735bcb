import { methodSwitchMachine } from '../../machines/method-switch/method-switch.machine.ts'
import { selectSwitchView } from '../../machines/method-switch/method-switch.selectors.ts'
import type { SwitchAttemptOutput } from '../../machines/method-switch/method-switch.types.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { defect } from '../samples/samples.ts'

const attempt: readonly Answer<SwitchAttemptOutput>[] = [
  {
    words: 'the return goes the other way now',
    output: doneAs({
      returnOrderNumber: 'R00000001',
      returnMethod: 'upsPickup',
      standardCarrierAlphaCode: null,
    }),
  },
  { words: 'the host refuses', output: refusedAs('return_state', 409) },
  { words: 'nobody can say what happened', output: notConfirmed },
  { words: 'the switch breaks the page’s own code', error: defect },
]

const input = {
  returnOrderNumber: 'R00000001',
  current: 'upsDropoff',
  choices: [
    {
      key: 'upsDropoff',
      request: { returnMethod: 'CARRIER_DROP_OFF' as const, standardCarrierAlphaCode: null },
    },
    { key: 'upsPickup', request: { returnMethod: 'PICK_UP' as const, standardCarrierAlphaCode: null } },
  ],
  pendingKey: null,
}

export const methodSwitchModel = defineModel<typeof methodSwitchMachine>({
  flow: 'method-switch',
  machine: methodSwitchMachine,
  starts: [
    { words: 'the instructions of a return', input },
    {
      words: 'the same page after a reload in the middle of switching',
      input: { ...input, pendingKey: 'key-0' },
    },
  ],
  events: {
    'switch.ask': [{ words: 'the shopper wants another way', event: { type: 'switch.ask' } }],
    'method.chosen': [
      { words: 'the shopper chooses the pickup', event: { type: 'method.chosen', method: 'upsPickup' } },
    ],
    'switch.confirm': [{ words: 'the shopper confirms', event: { type: 'switch.confirm' } }],
    'switch.retry': [{ words: 'the shopper tries again', event: { type: 'switch.retry' } }],
    'dialog.dismiss': [{ words: 'the shopper closes the dialog', event: { type: 'dialog.dismiss' } }],
  },
  answers: { attempt },
  delays: {},
  key: ({ chosen, current, pendingKey }) => [chosen, current, pendingKey],
  states: {
    closed: { sees: 'the instructions', view: 'closed' },
    choosing: { sees: 'the ways back', view: 'choosing' },
    'switching.shown': { sees: 'that the return is being switched', view: 'switching' },
    'switching.hidden': { sees: 'the instructions, with a way back to the switch', view: 'closed' },
    switched: { sees: 'that it goes back the new way', view: 'switched' },
    unconfirmed: { sees: 'to look at the return first', view: 'unconfirmed' },
    failed: { sees: 'that it goes back as before, with a way to try again', view: 'failed' },
  },
  view: selectSwitchView,
})
