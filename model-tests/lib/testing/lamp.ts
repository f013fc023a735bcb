import { assign, setup } from 'xstate'
import { type AnyFlowModel, defineModel } from '../flow-model.ts'

/** A lamp that a knock breaks, which shows only when it is switched on: dark is not always the same dark. */
const lampMachine = setup({
  types: {
    events: {} as { type: 'knock' } | { type: 'switch.on' },
    input: {} as { isBroken: boolean },
    context: {} as { isBroken: boolean },
  },
  guards: { isBroken: ({ context }) => context.isBroken },
}).createMachine({
  id: 'lamp',
  context: ({ input }) => input,
  initial: 'dark',
  states: {
    dark: {
      on: {
        knock: { actions: assign({ isBroken: true }) },
        'switch.on': [{ guard: 'isBroken', target: 'smoking' }, { target: 'bright' }],
      },
    },
    bright: {},
    smoking: {},
  },
})

/** Its model takes every dark for the same. */
export const lamp: AnyFlowModel = defineModel<typeof lampMachine>({
  flow: 'lamp',
  machine: lampMachine,
  starts: [{ words: 'a lamp', input: { isBroken: false } }],
  events: {
    knock: [{ words: 'somebody knocks on it', event: { type: 'knock' } }],
    'switch.on': [{ words: 'somebody switches it on', event: { type: 'switch.on' } }],
  },
  answers: {},
  delays: {},
  states: { dark: { sees: 'nothing' }, bright: { sees: 'light' }, smoking: { sees: 'smoke' } },
})
