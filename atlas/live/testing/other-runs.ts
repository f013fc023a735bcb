import { assign, setup } from 'xstate'
import { jobPollingMachine } from '../../../machines/attempt/job-polling/job-polling.machine.ts'
import { recordedRun } from './recorded-run.ts'

const startedAt = Date.parse('2026-11-24T08:30:00Z')

export const recordedPolling = () =>
  recordedRun({ machine: jobPollingMachine, startedAt, input: () => ({ target: 'target', jobId: 'job-1' }) })

const twoTimers = setup({
  types: { context: {} as { readonly ran: readonly string[] }, events: {} as { type: 'second.start' } },
  actions: { note: assign({ ran: ({ context }, { name }: { name: string }) => [...context.ran, name] }) },
  delays: { long: 1_000, short: 500 },
}).createMachine({
  id: 'twoTimers',
  context: { ran: [] },
  type: 'parallel',
  states: {
    one: {
      initial: 'waiting',
      states: {
        waiting: { after: { long: { target: 'over', actions: { type: 'note', params: { name: 'long' } } } } },
        over: {},
      },
    },
    two: {
      initial: 'idle',
      states: {
        idle: { on: { 'second.start': 'waiting' } },
        waiting: {
          after: { short: { target: 'over', actions: { type: 'note', params: { name: 'short' } } } },
        },
        over: {},
      },
    },
  },
})

/** Two timers, of which the longer one runs out first where the shorter one begins late enough. */
export const recordedTimers = () => recordedRun({ machine: twoTimers, startedAt, input: () => undefined })
