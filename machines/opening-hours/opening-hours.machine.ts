import { assign, setup } from 'xstate'
import { type HoursStore, storeRecheckMs } from '../../domain/pickup/store-hours.ts'

export type OpeningHoursInput = {
  readonly store: HoursStore
  /** Epoch milliseconds of the host's clock. */
  readonly now: () => number
}

export type OpeningHoursContext = OpeningHoursInput & { readonly at: number }

export const openingHoursMachine = setup({
  types: { input: {} as OpeningHoursInput, context: {} as OpeningHoursContext },
  actions: { look: assign({ at: ({ context }) => context.now() }) },
  delays: { nextLook: ({ context: { store, now } }) => storeRecheckMs(store, now()) },
}).createMachine({
  id: 'openingHours',
  description: 'Keeps what is said about a store’s hours true while the page is open.',
  context: ({ input }) => ({ ...input, at: input.now() }),
  initial: 'telling',
  states: {
    telling: {
      description:
        'Whether it is open, and today’s hours; looks again when it opens or closes, at midnight and when clocks change.',
      after: { nextLook: { target: 'telling', reenter: true, actions: 'look' } },
    },
  },
})
