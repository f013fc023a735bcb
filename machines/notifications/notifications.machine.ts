import type { NotificationChannel, NotificationPhone } from '../../contract/notifications/notification.ts'
import { answered, ended } from '../answers.ts'
import { isRefusedAs } from '../attempt/attempt.flow.ts'
import { leavesFor, orderPageEnds } from '../order-page.flow.ts'
import { attemptOf, startOf } from './notifications.rules.ts'
import { notificationsSetup } from './notifications.setup.ts'
import type { DeviceLook, Subscribed } from './notifications.types.ts'

/** Nobody may see the order: who looks is led elsewhere. */
const leaves = leavesFor('#notifications.sessionEnded')

const reports = { type: 'reportLoad', params: answered } as const

const lookedAs = (kind: DeviceLook['kind']) =>
  ({
    type: 'isLookedAs',
    params: ({ event }: { event: { output: DeviceLook } }) => ({ output: event.output, kind }),
  }) as const

const askedAs = (kind: Subscribed['kind']) =>
  ({
    type: 'isAskedAs',
    params: ({ event }: { event: { output: Subscribed } }) => ({ output: event.output, kind }),
  }) as const

/** The choice stays open, and what this browser said stands beside web push. */
const saidOf = <const Push extends string>(push: Push) =>
  [`#notifications.choosing.push.${push}`, '#notifications.choosing.choice.open'] as const

const channelOf = ({ event }: { event: { channel: NotificationChannel } }) => ({ channel: event.channel })
const phoneOf = ({ event }: { event: { phone: NotificationPhone } }) => ({ phone: event.phone })

/** What is changed stands in the form until it is saved. */
const changing = {
  'channel.toggle': {
    guard: { type: 'isToggleable', params: channelOf },
    target: 'open',
    actions: { type: 'toggle', params: channelOf },
  },
  'phone.choose': { target: 'open', actions: { type: 'keepPhone', params: phoneOf } },
  'push.end': { target: 'open', actions: 'endPush' },
  'phone.add': '#notifications.phone',
} as const

const saves = {
  'choice.save': [
    { guard: 'needsDevice', target: 'subscribing' },
    { target: 'saving', actions: 'askChoice' },
  ],
} as const

/** What the host has said last stands in the form: no browser is to be asked. */
const savesAgain = { 'choice.save': { target: 'saving', actions: 'askChoice' } } as const

export const notificationsMachine = notificationsSetup.createMachine({
  id: 'notifications',
  description: 'How the shopper is told of an order: by mail, by text message, by web push on this browser.',
  context: ({ input }) => startOf(input),
  invoke: [
    { id: 'watchPage', src: 'watchPage' },
    { id: 'watchNetwork', src: 'watchNetwork' },
  ],
  initial: 'opening',
  states: {
    opening: {
      description: 'The answer may have come with the page.',
      always: [{ guard: 'isAbsent', target: 'loading' }, { target: 'deciding' }],
    },
    loading: {
      description: 'What is on is asked for: lines in the shape of the page.',
      tags: 'skeleton',
      invoke: {
        id: 'loadNotifications',
        src: 'loadNotifications',
        input: ({ context: { orderNumber } }) => ({ orderNumber }),
        onDone: [
          {
            guard: { type: 'isLoaded', params: answered },
            target: 'deciding',
            actions: { type: 'keepStanding', params: answered },
          },
          ...leaves,
          { guard: { type: 'isUnknownOrder', params: answered }, target: 'unknown', actions: reports },
          { guard: { type: 'isOffline', params: answered }, target: 'offline', actions: reports },
          { target: 'failed', actions: reports },
        ],
        onError: { target: 'failed', actions: 'reportDefect' },
      },
    },
    deciding: {
      description: 'A choice from before a reload is looked up; else the answer leads on.',
      always: [
        { guard: 'hasPendingAttempt', target: 'choosing.choice.saving' },
        { guard: 'isOver', target: 'over' },
        { guard: 'wasRefused', target: 'choosing.choice.refused' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      description: 'Each way with what it tells: it is ticked or not, and saved at once for all of them.',
      tags: 'choosing',
      type: 'parallel',
      states: {
        push: {
          description: 'Whether this browser takes web push.',
          initial: 'deciding',
          states: {
            deciding: {
              description: 'Not every shop has web push.',
              always: [{ guard: 'hasPush', target: 'looking' }, { target: 'absent' }],
            },
            absent: { description: 'There is none to choose.', tags: 'pushAbsent' },
            looking: {
              description: 'The browser is looked at; nobody is asked anything.',
              tags: 'pushLooking',
              invoke: {
                id: 'lookAtDevice',
                src: 'lookAtDevice',
                input: undefined,
                onDone: [
                  {
                    guard: lookedAs('ready'),
                    target: 'ready',
                    actions: { type: 'keepDevice', params: ended },
                  },
                  { guard: lookedAs('homeScreen'), target: 'homeScreen' },
                  { guard: lookedAs('blocked'), target: 'blocked' },
                  { target: 'unsupported' },
                ],
                onError: { target: 'unsupported', actions: 'reportDefect' },
              },
            },
            ready: { description: 'It can be chosen.', tags: 'pushReady' },
            unsupported: { description: 'This browser takes none: says so.', tags: 'pushUnsupported' },
            homeScreen: {
              description: 'An iPhone takes some once the site is on its home screen: says how.',
              tags: 'pushHomeScreen',
            },
            blocked: {
              description: 'The browser was told not to: says how that is changed, and looks again.',
              tags: 'pushBlocked',
              entry: 'dropDevice',
              on: { 'page.shown': 'looking' },
            },
            dismissed: {
              description: 'The browser’s question was closed: nothing was saved, and it can be asked again.',
              tags: 'pushDismissed',
              entry: 'dropPush',
            },
            failed: {
              description:
                'The browser could not be subscribed: nothing was saved, and it can be tried again.',
              tags: 'pushFailed',
              entry: 'dropPush',
            },
          },
        },
        choice: {
          description: 'What was chosen, and what became of it.',
          initial: 'open',
          states: {
            open: {
              description: 'It can be changed and saved.',
              tags: 'open',
              on: { ...changing, ...saves },
            },
            saved: {
              description: 'It is saved: says so.',
              tags: 'saved',
              on: { ...changing, ...savesAgain },
            },
            phoneConfirmed: {
              description: 'Another phone was confirmed: texts are ticked, and still to be saved.',
              tags: 'phoneConfirmed',
              on: { ...changing, ...saves },
            },
            refused: {
              description: 'It cannot be had that way: says so, and shows what is on.',
              tags: 'refused',
              exit: 'forgetRefusal',
              on: { ...changing, ...savesAgain },
            },
            notSaved: {
              description: 'It was not saved: says so, and it can be tried again.',
              tags: 'notSaved',
              on: { ...changing, ...saves },
            },
            unconfirmed: {
              description: 'Nobody can say whether it was saved: look first.',
              tags: 'unconfirmed',
              on: { 'choice.look': '#notifications.loading' },
            },
            subscribing: {
              description: 'The browser asks whether it may show notifications, and subscribes to them.',
              tags: 'subscribing',
              invoke: {
                id: 'subscribeDevice',
                src: 'subscribeDevice',
                input: ({ context: { known } }) => ({ publicKey: known?.push?.publicKey ?? '' }),
                onDone: [
                  {
                    guard: askedAs('subscribed'),
                    target: 'saving',
                    actions: { type: 'askWithDevice', params: ended },
                  },
                  { guard: askedAs('blocked'), target: saidOf('blocked') },
                  { guard: askedAs('dismissed'), target: saidOf('dismissed') },
                  { target: saidOf('failed') },
                ],
                onError: { target: saidOf('failed'), actions: 'reportDefect' },
              },
            },
            saving: {
              description:
                'It is being saved; a lost answer is looked up. Leaving the page does not stop it.',
              tags: 'saving',
              exit: 'forgetPending',
              invoke: {
                id: 'attempt',
                src: 'attempt',
                input: ({ context }) => attemptOf(context),
                onDone: [
                  {
                    guard: { type: 'isDone', params: ended },
                    target: 'saved',
                    actions: { type: 'keepSaved', params: ended },
                  },
                  {
                    guard: isRefusedAs('notification_channel', 'push_endpoint'),
                    target: '#notifications.loading',
                    actions: { type: 'keepRefusal', params: ended },
                  },
                  { guard: { type: 'isUnconfirmed', params: ended }, target: 'unconfirmed' },
                  {
                    target: 'notSaved',
                    actions: [
                      { type: 'keepRefusal', params: ended },
                      { type: 'reportAttempt', params: ended },
                    ],
                  },
                ],
                onError: 'unconfirmed',
              },
            },
          },
        },
      },
    },
    phone: {
      description: 'Another phone for texts is confirmed by a code; what was ticked stays.',
      tags: 'phone',
      invoke: {
        id: 'phoneConfirmation',
        src: 'phoneConfirmation',
        input: ({ context: { orderNumber, callingCode, language, now, newId } }) => ({
          orderNumber,
          callingCode,
          language,
          now,
          newId,
        }),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ended },
            target: 'choosing.choice.phoneConfirmed',
            actions: { type: 'keepConfirmed', params: ended },
          },
          { target: 'choosing' },
        ],
        onError: { target: 'choosing', actions: 'reportDefect' },
      },
    },
    over: { description: 'Nothing of this order is left to tell: says so.', tags: 'over' },
    ...orderPageEnds('choice.look'),
  },
})
