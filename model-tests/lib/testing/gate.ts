import { and, assign, setup, stateIn } from 'xstate'
import { type AnyFlowModel, defineModel } from '../flow-model.ts'

/**
 * A gate with a coin slot, and a guard's switch that shuts it for the night. By day it opens for two coins; every gate that was opened once has to be
 * oiled before it opens again.
 */
export const gateMachine = setup({
  types: {
    events: {} as { type: 'coin' } | { type: 'push' } | { type: 'oil' } | { type: 'night' },
    context: {} as { coins: number; isDry: boolean },
  },
  guards: {
    isPaid: ({ context }) => context.coins === 2,
    isOiled: ({ context }) => !context.isDry,
    isDay: stateIn({ clock: 'day' }),
  },
  actions: {
    keepCoin: assign({ coins: ({ context }) => context.coins + 1 }),
    dryUp: assign({ coins: 0, isDry: true }),
    oil: assign({ isDry: false }),
  },
}).createMachine({
  id: 'gate',
  type: 'parallel',
  context: { coins: 0, isDry: false },
  states: {
    bar: {
      initial: 'shut',
      states: {
        shut: {
          on: {
            coin: { guard: and(['isDay', 'isOiled']), target: 'counting', actions: 'keepCoin' },
            oil: { actions: 'oil' },
          },
        },
        counting: { always: [{ guard: 'isPaid', target: 'open' }, { target: 'shut' }] },
        open: { exit: 'dryUp', on: { push: 'shut' } },
      },
    },
    clock: { initial: 'day', states: { day: { on: { night: 'night' } }, night: {} } },
  },
})

export const gate: AnyFlowModel = defineModel<typeof gateMachine>({
  flow: 'gate',
  machine: gateMachine,
  criteria: ['pairs', 'primePaths'],
  starts: [{ words: 'a gate in the morning', input: undefined }],
  events: {
    coin: [{ words: 'somebody throws a coin in', event: { type: 'coin' } }],
    push: [{ words: 'somebody goes through', event: { type: 'push' } }],
    oil: [{ words: 'it is oiled', event: { type: 'oil' } }],
    night: [{ words: 'night comes', event: { type: 'night' } }],
  },
  answers: {},
  delays: {},
  key: ({ coins, isDry }) => [coins, isDry],
  states: {
    'bar.shut': { sees: 'a bar' },
    'bar.open': { sees: 'a way' },
    'clock.day': { sees: 'light' },
    'clock.night': { sees: 'no light' },
  },
})
