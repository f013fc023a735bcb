import { stopNotificationsMachine } from '../../machines/stop-notifications/stop-notifications.machine.ts'
import { selectStopNotificationsView } from '../../machines/stop-notifications/stop-notifications.selectors.ts'
import type {
  LookAtStopResult,
  StopAttemptOutput,
  StopLink,
} from '../../machines/stop-notifications/stop-notifications.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { sampleStop } from '../samples/notification-samples.ts'
import { defect, problem } from '../samples/samples.ts'

const takeLink: readonly Answer<StopLink>[] = [
  { words: 'the address has a code', output: { code: 'C00000001.t.mac', pendingKey: null } },
  { words: 'the address has no code', output: { code: null, pendingKey: null } },
  {
    words: 'a stop by this code was interrupted',
    output: { code: 'C00000001.t.mac', pendingKey: 'key-1' },
  },
  { words: 'reading the address breaks the page’s own code', error: defect },
]

const lookAtStop: readonly Answer<LookAtStopResult>[] = [
  { words: 'messages still come this way', output: succeeded(sampleStop), inBrowser: { by: 'host' } },
  {
    words: 'they were stopped before',
    output: succeeded({ ...sampleStop, isOn: false }),
    inBrowser: { by: 'host' },
  },
  {
    words: 'the host knows no such link',
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
  { words: 'the answer breaks the page’s own code', error: defect },
]

const attempt: readonly Answer<StopAttemptOutput>[] = [
  { words: 'they are stopped', output: doneAs({ ...sampleStop, isOn: false }) },
  { words: 'the order is gone', output: refusedAs('order_not_found', 404) },
  { words: 'the host does not take it', output: refusedAs('internal', 503) },
  { words: 'nobody can say what happened', output: notConfirmed },
  { words: 'stopping breaks the page’s own code', error: defect },
]

export const stopNotificationsModel = defineModel<typeof stopNotificationsMachine>({
  flow: 'stop-notifications',
  machine: stopNotificationsMachine,
  starts: [{ words: 'somebody who opens the link of a message', input: undefined }],
  events: {
    'stop.confirm': [{ words: 'they stop them', event: { type: 'stop.confirm' } }],
    'stop.look': [{ words: 'they look again', event: { type: 'stop.look' } }],
    'network.back': [{ words: 'the connection is back', event: { type: 'network.back' } }],
  },
  answers: { takeLink, lookAtStop, attempt },
  delays: {},
  listeners: ['watchNetwork'],
  key: ({ code, stop }) => [code !== null, stop?.isOn],
  states: {
    opening: { sees: 'lines in the shape of the page', view: 'skeleton' },
    loading: { sees: 'lines in the shape of the page', view: 'skeleton' },
    asking: { sees: 'what would be stopped, and one button', view: 'asking' },
    stopping: { sees: 'that it is being stopped', view: 'stopping' },
    stopped: { sees: 'that no more come this way', view: 'stopped' },
    notStopped: { sees: 'that nothing was stopped: try again', view: 'notStopped' },
    unconfirmed: { sees: 'that nobody can say whether it was stopped', view: 'unconfirmed' },
    unknown: { sees: 'that the link does not work', view: 'unknown' },
    offline: { sees: 'that there is no connection', view: 'offline' },
    failed: { sees: 'that the link could not be read: try again', view: 'failed' },
  },
  view: selectStopNotificationsView,
})
