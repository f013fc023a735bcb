import { notificationsMachine } from '../../machines/notifications/notifications.machine.ts'
import { isPushedHere, isToggleable, needsDevice } from '../../machines/notifications/notifications.rules.ts'
import { selectNotificationsView } from '../../machines/notifications/notifications.selectors.ts'
import type {
  ChoiceAttemptOutput,
  DeviceLook,
  LoadNotificationsResult,
  NotificationsInput,
  Subscribed,
} from '../../machines/notifications/notifications.types.ts'
import type { PhoneConfirmationOutput } from '../../machines/notifications/phone-confirmation/phone-confirmation.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { samplePhoneInput } from '../phone-confirmation/phone-confirmation.model.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import {
  everythingOn,
  sampleDevice,
  samplePhoneSent,
  sampleStanding,
  sampleSubscription,
} from '../samples/notification-samples.ts'
import { defect, problem } from '../samples/samples.ts'

const over = sampleStanding({ events: [] })
const withoutPush = sampleStanding({ push: null, offered: ['email', 'text'] })
const withoutPhone = sampleStanding({ phones: { order: null, other: null } })

const loadNotifications: readonly Answer<LoadNotificationsResult>[] = [
  { words: 'mail is on', output: succeeded(sampleStanding()), inBrowser: { by: 'host' } },
  { words: 'nothing is left to tell', output: succeeded(over), inBrowser: { by: 'host' } },
  {
    words: 'the host knows no such order',
    output: failed(problem(404, 'order_not_found')),
    inBrowser: { by: 'host' },
  },
  {
    words: 'there is no connection',
    output: failed({ kind: 'network' }),
    inBrowser: { by: 'fault', effect: 'drop' },
  },
  {
    words: 'the answer is not JSON',
    output: failed({ kind: 'unparsable', status: 200 }),
    inBrowser: { by: 'fault', effect: 'html' },
  },
  {
    words: 'the host says that nobody is signed in',
    output: failed({ kind: 'unauthorized' }),
    inBrowser: { by: 'fault', effect: 'unauthorized' },
  },
  { words: 'the answer breaks the page’s own code', error: defect },
]

const lookAtDevice: readonly Answer<DeviceLook>[] = [
  { words: 'the browser takes web push', output: { kind: 'ready', id: null } },
  { words: 'the browser is told already', output: { kind: 'ready', id: sampleDevice } },
  { words: 'the browser takes none', output: { kind: 'unsupported' } },
  { words: 'the phone takes some from its home screen', output: { kind: 'homeScreen' } },
  { words: 'the browser blocks it', output: { kind: 'blocked' } },
  { words: 'looking at the browser breaks the page’s own code', error: defect },
]

const subscribeDevice: readonly Answer<Subscribed>[] = [
  {
    words: 'the shopper allows it',
    output: { kind: 'subscribed', id: sampleDevice, subscription: sampleSubscription },
  },
  { words: 'the shopper does not allow it', output: { kind: 'blocked' } },
  { words: 'the shopper closes the question', output: { kind: 'dismissed' } },
  { words: 'the browser cannot be subscribed', output: { kind: 'failed' } },
  { words: 'subscribing breaks the page’s own code', error: defect },
]

const attempt: readonly Answer<ChoiceAttemptOutput>[] = [
  { words: 'the choice is saved', output: doneAs(everythingOn) },
  { words: 'a way is not to be had', output: refusedAs('notification_channel') },
  { words: 'the push service is none that is known', output: refusedAs('push_endpoint') },
  { words: 'it was changed too often', output: refusedAs('rate_limited', 429) },
  { words: 'the host does not take it', output: refusedAs('internal', 503) },
  { words: 'nobody can say what happened', output: notConfirmed },
  { words: 'saving breaks the page’s own code', error: defect },
]

const phoneConfirmation: readonly Answer<PhoneConfirmationOutput>[] = [
  { words: 'the other phone is confirmed', output: { confirmed: samplePhoneSent.phone } },
  { words: 'the other phone is left', output: { confirmed: null } },
  { words: 'confirming breaks the page’s own code', error: defect },
]

export const sampleInput: NotificationsInput = {
  ...samplePhoneInput,
  isMember: true,
  known: null,
  pendingKey: null,
  timeZone: () => 'America/New_York',
}

export const notificationsModel = defineModel<typeof notificationsMachine>({
  flow: 'notifications',
  machine: notificationsMachine,
  starts: [
    { words: 'a member who opens the page', input: sampleInput },
    { words: 'a guest who opens the page', input: { ...sampleInput, isMember: false } },
    {
      words: 'a member whose page came with what is on',
      input: { ...sampleInput, known: sampleStanding() },
      rendered: true,
    },
    {
      words: 'a member whose page came after a reload meanwhile',
      input: { ...sampleInput, known: sampleStanding(), pendingKey: 'key-1' },
    },
    { words: 'a member where there is no web push', input: { ...sampleInput, known: withoutPush } },
    { words: 'a member whose order has no phone', input: { ...sampleInput, known: withoutPhone } },
  ],
  events: {
    'channel.toggle': [
      { words: 'the shopper changes mail', event: { type: 'channel.toggle', channel: 'email' } },
      { words: 'the shopper changes texts', event: { type: 'channel.toggle', channel: 'text' } },
      { words: 'the shopper changes web push', event: { type: 'channel.toggle', channel: 'push' } },
    ],
    'phone.choose': [
      { words: 'the shopper takes the other phone', event: { type: 'phone.choose', phone: 'other' } },
    ],
    'phone.add': [{ words: 'the shopper wants another phone', event: { type: 'phone.add' } }],
    'push.end': [{ words: 'the shopper ends web push everywhere', event: { type: 'push.end' } }],
    'choice.save': [{ words: 'the shopper saves', event: { type: 'choice.save' } }],
    'choice.look': [{ words: 'the shopper looks again', event: { type: 'choice.look' } }],
    'network.back': [{ words: 'the connection is back', event: { type: 'network.back' } }],
    'page.hidden': [{ words: 'the page goes into the background', event: { type: 'page.hidden' } }],
    'page.shown': [{ words: 'the page comes back', event: { type: 'page.shown' } }],
  },
  answers: { loadNotifications, lookAtDevice, subscribeDevice, attempt, phoneConfirmation },
  delays: {},
  listeners: ['watchPage', 'watchNetwork'],
  key: (context) => [
    context.known === null,
    context.known?.push !== null,
    needsDevice(context),
    isPushedHere(context),
    isToggleable(context, 'push'),
    isToggleable(context, 'text'),
    context.refusedAs !== null,
    context.pendingKey,
  ],
  states: {
    loading: { sees: 'lines in the shape of the page', view: 'skeleton' },
    'choosing.push.absent': { sees: 'no web push', view: 'choosing' },
    'choosing.push.looking': { sees: 'web push, not to be chosen yet', view: 'choosing' },
    'choosing.push.ready': { sees: 'web push on this device', view: 'choosing' },
    'choosing.push.unsupported': { sees: 'that this browser shows none', view: 'choosing' },
    'choosing.push.homeScreen': { sees: 'how the site gets onto the home screen', view: 'choosing' },
    'choosing.push.blocked': { sees: 'how notifications are allowed again', view: 'choosing' },
    'choosing.push.dismissed': { sees: 'that the browser’s question was not answered', view: 'choosing' },
    'choosing.push.failed': { sees: 'that the browser could not be subscribed', view: 'choosing' },
    'choosing.choice.open': { sees: 'the ways, each ticked or not, and a button that saves' },
    'choosing.choice.subscribing': { sees: 'that the browser is waited for' },
    'choosing.choice.saving': { sees: 'that the choice is being saved' },
    'choosing.choice.saved': { sees: 'that the choice is saved' },
    'choosing.choice.phoneConfirmed': { sees: 'that the number is confirmed, and still to be saved' },
    'choosing.choice.refused': { sees: 'that something of it is not to be had' },
    'choosing.choice.notSaved': { sees: 'that it was not saved' },
    'choosing.choice.unconfirmed': { sees: 'that nobody can say whether it was saved' },
    phone: { sees: 'a field for another number', view: 'phone' },
    over: { sees: 'that nothing is left to tell', view: 'over' },
    unknown: { sees: 'that no order has this number, and the way to the list', view: 'unknown' },
    offline: { sees: 'that there is no connection', view: 'offline' },
    failed: { sees: 'that it did not come: try again or contact us', view: 'failed' },
    sessionEnded: { sees: 'sign in, or the guest lookup', view: 'leaving' },
  },
  view: selectNotificationsView,
})
