import { assign, emit, setup } from 'xstate'
import type { SwitchMethodRequest } from '../../contract/returns/return-method.ts'
import { createAttemptMachine } from '../attempt/attempt.machine.ts'
import type { AttemptOutput } from '../attempt/attempt.types.ts'
import type {
  MethodSwitchContext,
  MethodSwitchEmitted,
  MethodSwitchEvent,
  MethodSwitchInput,
  Switched,
} from './method-switch.types.ts'

type Attempted = { output: AttemptOutput<Switched> }

const requestOf = ({ choices, chosen }: MethodSwitchContext): SwitchMethodRequest | null =>
  choices.find(({ key }) => key === chosen)?.request ?? null

export const methodSwitchMachine = setup({
  types: {
    input: {} as MethodSwitchInput,
    context: {} as MethodSwitchContext,
    events: {} as MethodSwitchEvent,
    emitted: {} as MethodSwitchEmitted,
  },
  actors: {
    attempt: createAttemptMachine<SwitchMethodRequest, Switched>(),
  },
  actions: {
    keepChosen: assign((_, { method }: { method: string }) => ({ chosen: method })),
    keepSwitched: assign((_, { output }: Attempted) =>
      output.kind === 'done'
        ? { openKey: null, spentKey: output.key, current: output.value.returnMethod, chosen: null }
        : { openKey: null, spentKey: output.key, reason: output.reason },
    ),
    keepDefect: assign({ reason: 'defect' }),
    /** Provided: the stored key is spent once the outcome is known. */
    settleKey: () => undefined,
    announceSwitched: emit(({ context }) => ({
      type: 'method.switched' as const,
      returnMethod: context.current ?? '',
    })),
    reportFailure: emit(({ context }) => ({
      type: 'error.reported' as const,
      code: 'order-detail-return-failure' as const,
      devMessage: context.reason ?? 'unknown',
    })),
  },
  guards: {
    hasOpenAttempt: ({ context }) => context.openKey !== null,
    isAnotherWay: ({ context }) => requestOf(context) !== null && context.chosen !== context.current,
    isSwitched: (_, { output }: Attempted) => output.kind === 'done',
  },
}).createMachine({
  id: 'methodSwitch',
  description: 'Sends a return back another way than was chosen first: a new label, never a second return.',
  context: ({ input }) => ({ ...input, chosen: null, reason: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Never seen: a switch from before a reload is taken up again.',
      always: [{ guard: 'hasOpenAttempt', target: 'switching' }, { target: 'closed' }],
    },
    closed: {
      description: 'The instructions, with the button to send it another way.',
      on: { 'switch.ask': 'choosing' },
    },
    choosing: {
      description: 'The ways back, with the present one marked.',
      on: {
        'method.chosen': {
          actions: { type: 'keepChosen', params: ({ event }) => ({ method: event.method }) },
        },
        'switch.confirm': { guard: 'isAnotherWay', target: 'switching' },
        'dialog.dismiss': 'closed',
      },
    },
    switching: {
      description: 'The return is being switched; a lost answer is looked up.',
      invoke: {
        id: 'attempt',
        src: 'attempt',
        input: ({ context }) => ({
          request: requestOf(context),
          openKey: context.openKey,
          spentKey: context.spentKey,
        }),
        onDone: [
          {
            guard: { type: 'isSwitched', params: ({ event }) => ({ output: event.output }) },
            target: 'switched',
            actions: [
              { type: 'keepSwitched', params: ({ event }) => ({ output: event.output }) },
              'settleKey',
            ],
          },
          {
            target: 'failed',
            actions: [
              { type: 'keepSwitched', params: ({ event }) => ({ output: event.output }) },
              'settleKey',
            ],
          },
        ],
        onError: { target: 'failed', actions: 'keepDefect' },
      },
    },
    switched: {
      description: 'It goes back the new way: what is on the page is asked for again.',
      entry: 'announceSwitched',
      on: { 'dialog.dismiss': 'closed' },
    },
    failed: {
      description: 'It goes back as before: try again, or leave it so.',
      entry: 'reportFailure',
      on: {
        'switch.retry': [{ guard: 'isAnotherWay', target: 'switching' }, { target: 'choosing' }],
        'dialog.dismiss': 'closed',
      },
    },
  },
})
