import type { AttemptOutput } from '../../machines/attempt/attempt.types.ts'
import { methodSwitchMachine } from '../../machines/method-switch/method-switch.machine.ts'
import { selectSwitchView } from '../../machines/method-switch/method-switch.selectors.ts'
import type { Switched } from '../../machines/method-switch/method-switch.types.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { defect } from '../samples/samples.ts'

const attempt: readonly Answer<AttemptOutput<Switched>>[] = [
  {
    words: 'the return goes the other way now',
    output: {
      kind: 'done',
      key: 'key-1',
      value: { returnOrderNumber: 'R00000001', returnMethod: 'upsPickup', standardCarrierAlphaCode: null },
    },
  },
  {
    words: 'the host refuses',
    output: { kind: 'refused', key: 'key-1', reason: '409 return_state', isRejected: true },
  },
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
  openKey: null,
  spentKey: null,
}

export const methodSwitchModel = defineModel<typeof methodSwitchMachine>({
  flow: 'method-switch',
  machine: methodSwitchMachine,
  starts: [
    { words: 'the instructions of a return', input },
    {
      words: 'the same page after a reload in the middle of switching',
      input: { ...input, openKey: 'key-0' },
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
  key: ({ chosen, current, openKey }) => [chosen, current, openKey],
  states: {
    closed: { sees: 'the instructions', view: 'closed' },
    choosing: { sees: 'the ways back', view: 'choosing' },
    switching: { sees: 'that the return is being switched', view: 'switching' },
    switched: { sees: 'that it goes back the new way', view: 'switched' },
    failed: { sees: 'that it goes back as before, with a way to try again', view: 'failed' },
  },
  view: selectSwitchView,
})
