import { assign, fromPromise, setup } from 'xstate'
import { fetchRows, type Row } from './rows.tsx'

/** The list and what is picked in it, as one chart. */
export const ordersMachine = setup({
  types: {
    context: {} as { rows: Row[]; picked: Row | null },
    events: {} as { type: 'row.picked'; row: Row },
  },
  actors: { fetchRows: fromPromise<Row[]>(({ signal }) => fetchRows(signal)) },
}).createMachine({
  id: 'orders',
  context: { rows: [], picked: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'fetchRows',
        onDone: { target: 'ready', actions: assign({ rows: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    ready: { on: { 'row.picked': { actions: assign({ picked: ({ event }) => event.row }) } } },
    failed: {},
  },
})
