import { assign, fromPromise, setup } from 'xstate'
import { defineModel } from '../flow-model.ts'

const ticketMachine = setup({
  types: {
    context: {} as { left: number },
    input: {} as { left: number },
    events: {} as { type: 'ticket.buy' } | { type: 'ticket.take' },
  },
  actors: {
    charge: fromPromise(
      (): Promise<'paid' | 'declined'> => Promise.reject(new Error('"charge" was not provided')),
    ),
  },
  guards: {
    hasTickets: ({ context }) => context.left > 0,
    isPaid: (_, { answer }: { answer: string }) => answer === 'paid',
  },
  actions: { print: assign({ left: ({ context }) => context.left - 1 }) },
  delays: { patience: 30_000 },
}).createMachine({
  id: 'tickets',
  context: ({ input }) => input,
  initial: 'waiting',
  states: {
    waiting: { on: { 'ticket.buy': { guard: 'hasTickets', target: 'charging' } } },
    charging: {
      invoke: {
        id: 'charge',
        src: 'charge',
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => ({ answer: event.output }) },
            target: 'printed',
            actions: 'print',
          },
          { target: 'waiting' },
        ],
        onError: 'waiting',
      },
      after: { patience: 'waiting' },
    },
    printed: { on: { 'ticket.take': 'waiting' } },
  },
})

export const tickets = defineModel<typeof ticketMachine>({
  flow: 'tickets',
  machine: ticketMachine,
  criteria: ['pairs', 'primePaths'],
  starts: [{ words: 'a machine with two tickets', input: { left: 2 } }],
  events: {
    'ticket.buy': [{ words: 'somebody buys a ticket', event: { type: 'ticket.buy' } }],
    'ticket.take': [{ words: 'they take it', event: { type: 'ticket.take' } }],
  },
  answers: {
    charge: [
      { words: 'the card is charged', output: 'paid' },
      { words: 'the card is declined', output: 'declined' },
      { words: 'the bank does not answer', error: new Error('no answer') },
    ],
  },
  delays: { patience: 'half a minute passes' },
  key: ({ left }) => left,
  states: {
    waiting: { sees: 'the price' },
    charging: { sees: 'that the card is being charged' },
    printed: { sees: 'a ticket' },
  },
})
