import { assign, emit, setup } from 'xstate'
import { callSlot, networkSlot } from '../actor-slot.ts'
import { answered, describeAnswer } from '../answers.ts'
import { leavesFor, orderPageEnds, orderPageGuards, unreachableOrder } from '../order-page.flow.ts'
import { isRateLimited } from '../rate-limit.ts'
import { isPassOver } from './papers.rules.ts'
import type {
  ArchiveView,
  FileView,
  LoadPapersInput,
  LoadPapersResult,
  MakeArchiveInput,
  MakeFileResult,
  MakePaperInput,
  PapersContext,
  PapersEmitted,
  PapersEvent,
  PapersInput,
  PapersView,
} from './papers.types.ts'

type Answer = { result: LoadPapersResult }
type Made = { result: MakeFileResult }

/** Nobody may see the order: who looks is led elsewhere. */
const leaves = leavesFor('#papers.sessionEnded')

/** What the page shows was shown to a pass that is over: it asks what is shown without one. */
const asksAnew = { guard: { type: 'isPassOver', params: answered }, target: '#papers.loading' } as const

const reports = { type: 'reportFailure', params: answered } as const

export const papersMachine = setup({
  types: {
    input: {} as PapersInput,
    context: {} as PapersContext,
    events: {} as PapersEvent,
    emitted: {} as PapersEmitted,
    tags: {} as PapersView | FileView | ArchiveView,
  },
  actors: {
    loadPapers: callSlot<LoadPapersResult, LoadPapersInput>('loadPapers'),
    makePaper: callSlot<MakeFileResult, MakePaperInput>('makePaper'),
    makeArchive: callSlot<MakeFileResult, MakeArchiveInput>('makeArchive'),
    watchNetwork: networkSlot,
  },
  actions: {
    keepPapers: assign((_, { result }: Answer) => (result.ok ? { known: result.value } : {})),
    keepWanted: assign((_, { paperId }: { paperId: string }) => ({ wanted: paperId })),
    announceFile: emit((_, { result }: Made) => {
      if (!result.ok) throw new Error('announced without a file')
      return { type: 'file.made' as const, file: result.value }
    }),
    announceUnreachable: emit(({ context }, { result }: { result: LoadPapersResult | MakeFileResult }) =>
      unreachableOrder(context.orderNumber, result),
    ),
    announceRejected: emit({ type: 'session.rejected' as const }),
    reportFailure: emit((_, { result }: { result: LoadPapersResult | MakeFileResult }) => ({
      type: 'error.reported' as const,
      code: 'service-order-detail-failure' as const,
      devMessage: `papers: ${describeAnswer(result)}`,
    })),
    reportDefect: emit({
      type: 'error.reported' as const,
      code: 'service-order-detail-failure' as const,
      devMessage: `papers: ${describeAnswer(null)}`,
    }),
  },
  guards: {
    ...orderPageGuards,
    isPassOver: (_, { result }: Made) => isPassOver(result),
    isLimited: (_, { result }: Made) => isRateLimited(result),
    isKnown: ({ context: { known } }) => known !== null,
  },
}).createMachine({
  id: 'papers',
  description: 'The papers of an order: invoice, credit notes and receipts, one by one or all in one file.',
  context: ({ input }) => ({ ...input, wanted: null }),
  invoke: { id: 'watchNetwork', src: 'watchNetwork' },
  initial: 'opening',
  states: {
    opening: {
      description: 'The list may have come with the page.',
      always: [{ guard: 'isKnown', target: 'shown' }, { target: 'loading' }],
    },
    loading: {
      description: 'The list is on its way: lines in the shape of the page.',
      tags: 'skeleton',
      invoke: {
        id: 'loadPapers',
        src: 'loadPapers',
        input: ({ context: { orderNumber } }) => ({ orderNumber }),
        onDone: [
          {
            guard: { type: 'isLoaded', params: answered },
            target: 'shown',
            actions: { type: 'keepPapers', params: answered },
          },
          ...leaves,
          { guard: { type: 'isUnknownOrder', params: answered }, target: 'unknown', actions: reports },
          { guard: { type: 'isOffline', params: answered }, target: 'offline', actions: reports },
          { target: 'failed', actions: reports },
        ],
        onError: { target: 'failed', actions: 'reportDefect' },
      },
    },
    shown: {
      description:
        'The papers that there are and those still to come, the returns with their proofs, and the file of everything.',
      tags: 'papers',
      type: 'parallel',
      states: {
        paper: {
          description: 'One paper at a time is made.',
          initial: 'idle',
          states: {
            idle: {
              description: 'Each paper can be downloaded.',
              tags: 'paperIdle',
              on: {
                'paper.download': {
                  target: 'making',
                  actions: { type: 'keepWanted', params: ({ event }) => event },
                },
              },
            },
            making: {
              description: 'The PDF is being made; its button says so.',
              tags: 'paperMaking',
              invoke: {
                id: 'makePaper',
                src: 'makePaper',
                input: ({ context: { orderNumber, wanted } }) => ({
                  orderNumber,
                  paperId: wanted ?? '',
                }),
                onDone: [
                  {
                    guard: { type: 'isLoaded', params: answered },
                    target: 'idle',
                    actions: { type: 'announceFile', params: answered },
                  },
                  ...leaves,
                  asksAnew,
                  { target: 'failed', actions: reports },
                ],
                onError: { target: 'failed', actions: 'reportDefect' },
              },
            },
            failed: {
              description: 'The PDF did not come: says so beside its paper, and each can be asked for again.',
              tags: 'paperFailed',
              on: {
                'paper.download': {
                  target: 'making',
                  actions: { type: 'keepWanted', params: ({ event }) => event },
                },
              },
            },
          },
        },
        archive: {
          description: 'Everything of the order as one file.',
          initial: 'idle',
          states: {
            idle: {
              description: 'It can be asked for.',
              tags: 'archiveIdle',
              on: { 'archive.make': 'making' },
            },
            making: {
              description: 'It is being made, which takes a moment; everything else on the page goes on.',
              tags: 'archiveMaking',
              invoke: {
                id: 'makeArchive',
                src: 'makeArchive',
                input: ({ context: { orderNumber } }) => ({ orderNumber }),
                onDone: [
                  {
                    guard: { type: 'isLoaded', params: answered },
                    target: 'made',
                    actions: { type: 'announceFile', params: answered },
                  },
                  ...leaves,
                  asksAnew,
                  { guard: { type: 'isLimited', params: answered }, target: 'limited' },
                  { target: 'failed', actions: reports },
                ],
                onError: { target: 'failed', actions: 'reportDefect' },
              },
            },
            made: {
              description: 'The browser has it; it can be asked for again.',
              tags: 'archiveMade',
              on: { 'archive.make': 'making' },
            },
            limited: {
              description: 'As many as a day has were made: says so, and that tomorrow there are more.',
              tags: 'archiveLimited',
            },
            failed: {
              description: 'It did not come: try again.',
              tags: 'archiveFailed',
              on: { 'archive.make': 'making' },
            },
          },
        },
      },
    },
    ...orderPageEnds('papers.retry'),
  },
})
