import { assign, setup } from 'xstate'
import { callSlot } from '../actor-slot.ts'
import { answered } from '../answers.ts'
import type {
  DropOffPointsContext,
  DropOffPointsEvent,
  DropOffPointsInput,
  DropOffPointsTag,
  FindPointsInput,
  FindPointsResult,
} from './drop-off-points.types.ts'

type Found = { result: FindPointsResult }

const question = ({ of, near, text, pages }: DropOffPointsContext): FindPointsInput => ({
  ...of,
  near,
  text,
  cursor: pages.at(-1)?.pages.next ?? null,
})

export const dropOffPointsMachine = setup({
  types: {
    input: {} as DropOffPointsInput,
    context: {} as DropOffPointsContext,
    events: {} as DropOffPointsEvent,
    tags: {} as DropOffPointsTag,
  },
  actors: {
    findPoints: callSlot<FindPointsResult, FindPointsInput>('findPoints'),
    findMorePoints: callSlot<FindPointsResult, FindPointsInput>('findMorePoints'),
  },
  actions: {
    addPage: assign(({ context }, { result }: Found) =>
      result.ok ? { pages: [...context.pages, result.value] } : {},
    ),
    startAfresh: assign((_, { text }: { text: string }) => ({ text, pages: [] })),
  },
  guards: {
    isFound: (_, { result }: Found) => result.ok && result.value.objects.length > 0,
    isAnswered: (_, { result }: Found) => result.ok,
    hasPoints: ({ context }) => context.pages.length > 0,
    hasMore: ({ context }) => (context.pages.at(-1)?.pages.next ?? null) !== null,
  },
}).createMachine({
  id: 'dropOffPoints',
  description:
    'Where a carrier takes the parcel: asked for once somebody wants to know, three points at a time.',
  context: ({ input }) => ({ ...input, text: '', pages: [] }),
  initial: 'closed',
  states: {
    closed: {
      description: 'One line that opens; nothing is asked for.',
      on: { 'points.open': [{ guard: 'hasPoints', target: 'open.shown' }, { target: 'open' }] },
    },
    open: {
      description: 'The search, and what it has found.',
      initial: 'loading',
      on: {
        'points.close': 'closed',
        'points.find': {
          target: '.loading',
          actions: { type: 'startAfresh', params: ({ event }) => ({ text: event.text }) },
        },
      },
      states: {
        loading: {
          description: 'Three points are on their way.',
          tags: 'loading',
          invoke: {
            id: 'findPoints',
            src: 'findPoints',
            input: ({ context }) => question(context),
            onDone: [
              {
                guard: { type: 'isFound', params: answered },
                target: 'shown',
                actions: { type: 'addPage', params: answered },
              },
              { guard: { type: 'isAnswered', params: answered }, target: 'empty' },
              { target: 'failed' },
            ],
            onError: 'failed',
          },
        },
        shown: {
          description:
            'Points, nearest first: how far, whether open now, and what can be handed in there. More come on demand.',
          tags: 'shown',
          on: { 'points.more': { guard: 'hasMore', target: 'adding' } },
        },
        adding: {
          description: 'Three more are on their way; those that are there stay.',
          tags: 'adding',
          invoke: {
            id: 'findMorePoints',
            src: 'findMorePoints',
            input: ({ context }) => question(context),
            onDone: [
              {
                guard: { type: 'isAnswered', params: answered },
                target: 'shown',
                actions: { type: 'addPage', params: answered },
              },
              { target: 'notAdded' },
            ],
            onError: 'notAdded',
          },
        },
        notAdded: {
          description: 'No more came; those that are there stay. Try again.',
          tags: 'notAdded',
          on: { 'points.retry': 'adding' },
        },
        empty: {
          description: 'No point near that place: look elsewhere.',
          tags: 'empty',
        },
        failed: {
          description: 'The points did not come: try again.',
          tags: 'failed',
          on: { 'points.retry': 'loading' },
        },
      },
    },
  },
})
