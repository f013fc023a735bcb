import { assign, emit, setup } from 'xstate'
import type { SentProof } from '../../contract/returns/return-proof.ts'
import { describeEnd } from '../../services/http/outcome.ts'
import type { ProofTaken, ProofTarget } from '../../services/returns/return-proof.ts'
import { callSlot } from '../actor-slot.ts'
import { answered, answerGuards, describeAnswer, ended } from '../answers.ts'
import { attemptGuards, hasPendingAttempt, unlessDone } from '../attempt/attempt.flow.ts'
import { createAttemptMachine } from '../attempt/attempt.machine.ts'
import { attemptOf, emptyProof, isComplete } from './return-proof.rules.ts'
import type {
  LoadProofInput,
  LoadProofResult,
  ProofAttemptOutput,
  ReturnProofContext,
  ReturnProofEmitted,
  ReturnProofEvent,
  ReturnProofInput,
  ReturnProofView,
  ShrinkInput,
  ShrinkResult,
} from './return-proof.types.ts'

type Answer = { result: LoadProofResult }
type Shrunk = { result: ShrinkResult }
type Attempted = { output: ProofAttemptOutput }

const shrunk = ({ event }: { event: { output: ShrinkResult } }): Shrunk => ({ result: event.output })
const chosen = ({ event }: { event: { file: Blob } }) => ({ file: event.file })

export const returnProofMachine = setup({
  types: {
    input: {} as ReturnProofInput,
    context: {} as ReturnProofContext,
    events: {} as ReturnProofEvent,
    emitted: {} as ReturnProofEmitted,
    tags: {} as ReturnProofView,
  },
  actors: {
    loadProof: callSlot<LoadProofResult, LoadProofInput>('loadProof'),
    shrinkPhoto: callSlot<ShrinkResult, ShrinkInput>('shrinkPhoto'),
    attempt: createAttemptMachine<ProofTarget, SentProof, ProofTaken>(),
  },
  actions: {
    keepProof: assign((_, { result }: Answer) => (result.ok ? { known: result.value } : {})),
    keepTyped: assign((_, { value }: { value: string }) => ({ typed: value })),
    keepFile: assign((_, { file }: { file: Blob }) => ({ file, isUnreadable: false })),
    keepPhoto: assign((_, { result }: Shrunk) => ({
      photo: result.kind === 'ready' ? result.base64 : null,
      file: null,
    })),
    noteUnreadable: assign({ file: null, isUnreadable: true }),
    dropPhoto: assign({ photo: null, file: null, isUnreadable: false }),
    noteFault: assign(({ context }) => ({ faults: context.faults + 1 })),
    forgetFilled: assign({ typed: '', photo: null, file: null, isUnreadable: false, faults: 0 }),
    noteSent: assign({ isFresh: true }),
    beginAgain: assign({ isFresh: false }),
    forgetPending: assign({ pendingKey: null }),
    announceRejected: emit({ type: 'session.rejected' as const }),
    reportAnswer: emit((_, { result }: Answer) => ({
      type: 'error.reported' as const,
      code: 'order-detail-return-failure' as const,
      devMessage: `return proof: ${describeAnswer(result)}`,
    })),
    reportDefect: emit({
      type: 'error.reported' as const,
      code: 'order-detail-return-failure' as const,
      devMessage: `return proof: ${describeAnswer(null)}`,
    }),
    reportFailure: emit((_, { output }: Attempted) => ({
      type: 'error.reported' as const,
      code: 'order-detail-return-failure' as const,
      devMessage: `return proof: ${describeEnd(output)}`,
    })),
  },
  guards: {
    hasPendingAttempt,
    isLoaded: answerGuards.isLoaded,
    isUnauthorized: answerGuards.isUnauthorized,
    isKnown: ({ context: { known } }) => known !== null,
    hasProof: ({ context: { known } }) => known !== null && known.proof !== null,
    isOpen: ({ context: { known } }) => known !== null && known.standing === 'open',
    isPicture: (_, { result }: Shrunk) => result.kind === 'ready',
    isComplete: ({ context }) => isComplete(context),
    isDone: attemptGuards.isDone,
    isClosed: (_, { output }: Attempted) =>
      output.kind === 'refused' && output.code === 'return_proof_closed',
    isUnconfirmed: attemptGuards.isUnconfirmed,
  },
}).createMachine({
  id: 'returnProof',
  description: 'Keeps the proof that a return was handed over: number and photo of the carrier’s receipt.',
  context: ({ input }) => ({ ...input, ...emptyProof }),
  initial: 'opening',
  states: {
    opening: {
      description:
        'A proof from before a reload is looked up; else what was sent before comes with the page, or is asked for.',
      always: [
        { guard: 'hasPendingAttempt', target: 'sending' },
        { guard: 'isKnown', target: 'deciding' },
        { target: 'loading' },
      ],
    },
    loading: {
      description: 'What is known of the proof is on its way.',
      tags: 'skeleton',
      invoke: {
        id: 'loadProof',
        src: 'loadProof',
        input: ({ context: { returnOrderNumber } }) => ({ returnOrderNumber }),
        onDone: [
          {
            guard: { type: 'isLoaded', params: answered },
            target: 'deciding',
            actions: { type: 'keepProof', params: answered },
          },
          {
            guard: { type: 'isUnauthorized', params: answered },
            target: 'unavailable',
            actions: 'announceRejected',
          },
          { target: 'unavailable', actions: { type: 'reportAnswer', params: answered } },
        ],
        onError: { target: 'unavailable', actions: 'reportDefect' },
      },
    },
    deciding: {
      description: 'What was sent is shown; else it is asked for, where the return takes it.',
      always: [
        { guard: 'hasProof', target: 'proven' },
        { guard: 'isOpen', target: 'asking' },
        { target: 'closed' },
      ],
    },
    unavailable: {
      description: 'Nobody can say whether there is a proof: try again.',
      tags: 'unavailable',
      on: { 'proof.retry': 'loading' },
    },
    closed: {
      description: 'Nothing was sent, and nothing can be: says why.',
      tags: 'closed',
    },
    proven: {
      description:
        'Number and photo as they were sent last, and when; until the refund they can be replaced.',
      tags: 'proven',
      entry: 'forgetFilled',
      on: { 'proof.replace': { guard: 'isOpen', target: 'asking', actions: 'beginAgain' } },
    },
    asking: {
      description: 'The number is typed, the receipt photographed, or both; one of them is enough.',
      tags: 'asking',
      on: {
        'number.change': {
          actions: { type: 'keepTyped', params: ({ event: { value } }) => ({ value }) },
        },
        'photo.choose': { target: 'preparing', actions: { type: 'keepFile', params: chosen } },
        'photo.remove': { actions: 'dropPhoto' },
        'proof.send': [{ guard: 'isComplete', target: 'sending' }, { actions: 'noteFault' }],
        'proof.keep': { guard: 'hasProof', target: 'proven' },
      },
    },
    preparing: {
      description: 'The photo is drawn anew, smaller and without where and when it was taken.',
      tags: 'preparing',
      on: {
        'number.change': {
          actions: { type: 'keepTyped', params: ({ event: { value } }) => ({ value }) },
        },
        'photo.remove': { target: 'asking', actions: 'dropPhoto' },
      },
      invoke: {
        id: 'shrinkPhoto',
        src: 'shrinkPhoto',
        input: ({ context: { file } }) => ({ file }),
        onDone: [
          {
            guard: { type: 'isPicture', params: shrunk },
            target: 'asking',
            actions: { type: 'keepPhoto', params: shrunk },
          },
          { target: 'asking', actions: 'noteUnreadable' },
        ],
        onError: { target: 'asking', actions: ['noteUnreadable', 'reportDefect'] },
      },
    },
    sending: {
      description: 'The proof is on its way; a lost answer is looked up. Leaving the page does not stop it.',
      tags: 'sending',
      exit: 'forgetPending',
      invoke: {
        id: 'attempt',
        src: 'attempt',
        input: ({ context }) => attemptOf(context),
        onDone: [
          {
            guard: { type: 'isDone', params: ended },
            target: 'loading',
            actions: 'noteSent',
          },
          { guard: { type: 'isClosed', params: ended }, target: 'loading' },
          ...unlessDone('failed', 'reportFailure'),
        ],
        onError: 'unconfirmed',
      },
    },
    failed: {
      description: 'Nothing was sent: try again, or go back to what was filled in.',
      tags: 'failed',
      on: { 'proof.retry': 'sending', 'proof.edit': 'asking' },
    },
    unconfirmed: {
      description: 'Nobody can say whether it was kept: what the host has is looked at first.',
      tags: 'unconfirmed',
      on: { 'proof.retry': 'loading' },
    },
  },
})
