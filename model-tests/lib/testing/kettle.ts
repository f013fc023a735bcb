import { fromPromise, setup } from 'xstate'
import { type AnyFlowModel, defineModel } from '../flow-model.ts'

/** A kettle: switched on, it asks for water, then boils for a while; lid open, nothing boils. */
export const kettleMachine = setup({
  types: {
    events: {} as { type: 'switch.on' } | { type: 'lid.open' },
    input: {} as { isDry: boolean },
    context: {} as { isDry: boolean },
  },
  actors: {
    askForWater: fromPromise(
      (): Promise<string> => Promise.reject(new Error('"askForWater" was not provided')),
    ),
  },
  guards: { isDry: ({ context }) => context.isDry },
  delays: { boilingTime: 3_000 },
}).createMachine({
  id: 'kettle',
  context: ({ input }) => input,
  initial: 'off',
  states: {
    off: { on: { 'switch.on': 'filling' } },
    filling: {
      invoke: { id: 'askForWater', src: 'askForWater', onDone: 'checking', onError: 'off' },
    },
    checking: { always: [{ guard: 'isDry', target: 'off' }, { target: 'boiling' }] },
    boiling: { after: { boilingTime: 'hot' }, on: { 'lid.open': 'off' } },
    hot: { type: 'final' },
  },
})

export const kettle: AnyFlowModel = defineModel<typeof kettleMachine>({
  flow: 'kettle',
  machine: kettleMachine,
  starts: [
    { words: 'a kettle', input: { isDry: false } },
    { words: 'a dry kettle', input: { isDry: true } },
  ],
  events: {
    'switch.on': [{ words: 'somebody switches it on', event: { type: 'switch.on' } }],
    'lid.open': [{ words: 'somebody opens the lid', event: { type: 'lid.open' } }],
  },
  answers: {
    askForWater: [
      { words: 'water comes', output: 'water' },
      { words: 'no water comes', error: new Error('dry') },
    ],
  },
  delays: { boilingTime: 'three seconds pass' },
  states: {
    off: { sees: 'nothing' },
    filling: { sees: 'a blinking light' },
    boiling: { sees: 'steam' },
    hot: { sees: 'tea' },
  },
})
