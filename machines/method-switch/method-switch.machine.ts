import { assign, emit, setup } from 'xstate'
import type { SwitchedMethod, SwitchMethodRequest } from '../../contract/returns/return-method.ts'
import { describeEnd } from '../../services/http/outcome.ts'
import type { SwitchTarget } from '../../services/returns/switch-return-method.ts'
import { ended } from '../answers.ts'
import { attemptGuards, dialogOfAttempt, hasPendingAttempt, unlessDone } from '../attempt/attempt.flow.ts'
import { createAttemptMachine } from '../attempt/attempt.machine.ts'
import type {
  MethodSwitchContext,
  MethodSwitchEmitted,
  MethodSwitchEvent,
  MethodSwitchInput,
  methodSwitchViews,
  SwitchAttemptInput,
  SwitchAttemptOutput,
} from './method-switch.types.ts'

type Attempted = { output: SwitchAttemptOutput }

const requestOf = ({ choices, chosen }: MethodSwitchContext): SwitchMethodRequest | null =>
  choices.find(({ key }) => key === chosen)?.request ?? null

const attemptOf = (context: MethodSwitchContext): SwitchAttemptInput => ({
  target: { returnOrderNumber: context.returnOrderNumber },
  request: requestOf(context),
  pendingKey: context.pendingKey,
})

export const methodSwitchMachine = setup({
  types: {
    input: {} as MethodSwitchInput,
    context: {} as MethodSwitchContext,
    events: {} as MethodSwitchEvent,
    emitted: {} as MethodSwitchEmitted,
    tags: {} as (typeof methodSwitchViews)[number],
  },
  actors: {
    attempt: createAttemptMachine<SwitchTarget, SwitchMethodRequest, SwitchedMethod>(),
  },
  actions: {
    keepChosen: assign((_, { method }: { method: string }) => ({ chosen: method })),
    keepSwitched: assign((_, { output }: Attempted) =>
      output.kind === 'done' ? { current: output.value.returnMethod, chosen: null } : {},
    ),
    forgetPending: assign({ pendingKey: null }),
    announceSwitched: emit(({ context }) => ({
      type: 'method.switched' as const,
      returnMethod: context.current ?? '',
    })),
    announceOutdated: emit({ type: 'return.outdated' as const }),
    reportFailure: emit((_, { output }: Attempted) => ({
      type: 'error.reported' as const,
      code: 'order-detail-return-failure' as const,
      devMessage: describeEnd(output),
    })),
  },
  guards: {
    hasPendingAttempt,
    isAnotherWay: ({ context }) => requestOf(context) !== null && context.chosen !== context.current,
    isSwitched: attemptGuards.isDone,
    isUnconfirmed: attemptGuards.isUnconfirmed,
  },
}).createMachine({
  id: 'methodSwitch',
  description: 'Sends a return back another way than was chosen first: a new label, never a second return.',
  context: ({ input }) => ({ ...input, chosen: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'A switch from before a reload is taken up again.',
      always: [{ guard: 'hasPendingAttempt', target: 'switching' }, { target: 'closed' }],
    },
    closed: {
      description: 'The instructions, with the button to send it another way.',
      on: { 'switch.ask': 'choosing' },
    },
    choosing: {
      description: 'The ways back, with the present one marked.',
      tags: 'choosing',
      on: {
        'method.chosen': {
          actions: { type: 'keepChosen', params: ({ event }) => ({ method: event.method }) },
        },
        'switch.confirm': { guard: 'isAnotherWay', target: 'switching' },
        'dialog.dismiss': 'closed',
      },
    },
    switching: {
      description:
        'The return is being switched; a lost answer is looked up. Closing the page does not stop it.',
      exit: 'forgetPending',
      invoke: {
        id: 'attempt',
        src: 'attempt',
        input: ({ context }) => attemptOf(context),
        onDone: [
          {
            guard: { type: 'isSwitched', params: ended },
            target: 'switched',
            actions: { type: 'keepSwitched', params: ended },
          },
          ...unlessDone('failed', 'reportFailure'),
        ],
        onError: 'unconfirmed',
      },
      ...dialogOfAttempt({
        tag: 'switching',
        ask: 'switch.ask',
        shown: 'Says that it is under way.',
        hidden: 'The instructions again. The button leads back; the outcome is told as soon as it is known.',
      }),
    },
    switched: {
      description: 'It goes back the new way: what is on the page is asked for again.',
      tags: 'switched',
      entry: 'announceSwitched',
      on: { 'dialog.dismiss': 'closed' },
    },
    unconfirmed: {
      description:
        'Nobody can say which way it goes: the return is asked for again, and is to be looked at first.',
      tags: 'unconfirmed',
      entry: 'announceOutdated',
      on: { 'dialog.dismiss': 'closed' },
    },
    failed: {
      description: 'It goes back as before: try again, or leave it so.',
      tags: 'failed',
      on: {
        'switch.retry': [{ guard: 'isAnotherWay', target: 'switching' }, { target: 'choosing' }],
        'dialog.dismiss': 'closed',
      },
    },
  },
})
