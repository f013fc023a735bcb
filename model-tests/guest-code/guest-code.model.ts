import type { Session } from '../../contract/session/session.ts'
import { guestCodeMachine } from '../../machines/guest-code/guest-code.machine.ts'
import { isContactRight } from '../../machines/guest-code/guest-code.rules.ts'
import { selectGuestCodeView } from '../../machines/guest-code/guest-code.selectors.ts'
import type {
  EndGuestResult,
  GuestCodeInput,
  ListGuestOrdersResult,
  RedeemCodeResult,
  RequestCodeResult,
} from '../../machines/guest-code/guest-code.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { guestWithPass, sampleCodeInput, sampleSent, sampleUntil } from '../samples/guest-code-samples.ts'
import { samplePage } from '../samples/history-samples.ts'
import { defect, problem, tooManyTries, walkTime } from '../samples/samples.ts'

const lost = {
  words: 'the answer does not arrive',
  output: failed({ kind: 'network' }),
  inBrowser: { by: 'fault', effect: 'drop' },
} as const
const breaks = { words: 'the answer breaks the page’s own code', error: defect } as const
const over = failed(problem(403, 'guest_pass_over'))

const requestCode: readonly Answer<RequestCodeResult>[] = [
  { words: 'the host sends a code', output: succeeded(sampleSent), inBrowser: { by: 'host' } },
  ...tooManyTries.map(({ words, output }) => ({ words, output })),
  lost,
  { words: 'the host is in trouble', output: failed(problem(503, 'unavailable')) },
  breaks,
]

const redeemCode: readonly Answer<RedeemCodeResult>[] = [
  {
    words: 'the code is right',
    output: succeeded({ result: 'right', until: sampleUntil }),
    inBrowser: { by: 'host' },
  },
  {
    words: 'the code is wrong',
    output: succeeded({ result: 'wrong', triesLeft: 3 }),
    inBrowser: { by: 'host' },
  },
  { words: 'the last try is wrong', output: succeeded({ result: 'wrong', triesLeft: 0 }) },
  { words: 'the code can be tried no more', output: failed(problem(410, 'guest_code_over')) },
  // Longer than a new code is waited for, so that a path tells the two apart.
  { words: 'too many codes were tried', output: failed(problem(429, 'rate_limited', 90_000)) },
  {
    words: 'too many codes were tried, for how long is not said',
    output: failed(problem(429, 'rate_limited')),
  },
  lost,
  breaks,
]

const page = (next: string | null, ...numbers: readonly string[]) =>
  succeeded({ ...samplePage(numbers, next), until: sampleUntil })

const listGuestOrders: readonly Answer<ListGuestOrdersResult>[] = [
  {
    words: 'the orders come, and there are no more',
    output: page(null, 'C00000001'),
    inBrowser: { by: 'host' },
  },
  { words: 'orders come, and there are more', output: page('more', 'C00000002', 'C00000003') },
  { words: 'there are no orders any more', output: page(null) },
  { words: 'the hour is over', output: over },
  { words: 'the code is still to be typed', output: failed(problem(403, 'guest_pass_unknown')) },
  lost,
  breaks,
]

const nobody: Session = { status: 'guest', visitor: null }
const endGuest: readonly Answer<EndGuestResult>[] = [
  { words: 'the browser has forgotten them', output: succeeded(nobody), inBrowser: { by: 'host' } },
  lost,
  breaks,
]

const input = (changes: Partial<GuestCodeInput> = {}): GuestCodeInput => ({
  ...sampleCodeInput(() => walkTime),
  ...changes,
})
const filled = { contact: 'email', email: 'lina@example.com', phone: '' } as const

export const guestCodeModel = defineModel<typeof guestCodeMachine>({
  flow: 'guest-code',
  machine: guestCodeMachine,
  starts: [
    { words: 'a guest whose email is filled in', input: input({ form: filled }) },
    {
      words: 'a guest in China, whose phone is filled in',
      input: input({
        form: { contact: 'phone', email: '', phone: '13800138000' },
        canUsePhone: true,
        callingCode: '86',
        country: 'cn',
      }),
    },
    { words: 'a guest who has come in by a code', input: input({ form: filled, visitor: guestWithPass }) },
    {
      words: 'a guest whose page came with the orders',
      input: input({
        form: filled,
        visitor: guestWithPass,
        firstPage: { ...samplePage(['C00000001'], null), until: sampleUntil },
      }),
      rendered: true,
    },
  ],
  events: {
    'contact.change': [
      {
        words: 'the guest types an email that is none',
        event: { type: 'contact.change', value: 'lina@example' },
      },
      {
        words: 'the guest types the right email',
        event: { type: 'contact.change', value: 'lina@example.com' },
      },
    ],
    'contact.switch': [{ words: 'the guest takes the other contact', event: { type: 'contact.switch' } }],
    'contact.submit': [{ words: 'the guest asks for a code', event: { type: 'contact.submit' } }],
    'contact.edit': [{ words: 'the guest goes back to the contact', event: { type: 'contact.edit' } }],
    'contact.hasCode': [
      { words: 'the guest says that they have a code', event: { type: 'contact.hasCode' } },
    ],
    'code.change': [
      { words: 'the guest types the code', event: { type: 'code.change', value: '123456' } },
      { words: 'the guest types a part of the code', event: { type: 'code.change', value: '123' } },
    ],
    'code.submit': [{ words: 'the guest sends the code', event: { type: 'code.submit' } }],
    'code.resend': [{ words: 'the guest asks for another code', event: { type: 'code.resend' } }],
    'request.retry': [{ words: 'the guest tries again', event: { type: 'request.retry' } }],
    'orders.retry': [{ words: 'the guest asks for the orders again', event: { type: 'orders.retry' } }],
    'orders.more': [{ words: 'the guest asks for more orders', event: { type: 'orders.more' } }],
    'guest.end': [{ words: 'the guest is done on this device', event: { type: 'guest.end' } }],
  },
  answers: { requestCode, redeemCode, listGuestOrders, endGuest },
  delays: {
    untilNext: 'another code can be asked for',
    retryAfter: 'the host takes what was limited again',
    untilPassEnds: 'the hour ends',
  },
  key: (context) => [
    context.form.contact,
    isContactRight(context),
    context.code.length,
    context.next !== null,
    context.orderItems.length > 0,
    context.nextAt !== null,
  ],
  states: {
    'asking.open': { sees: 'a field for the contact', view: 'contact' },
    'asking.limited': { sees: 'that too many codes were asked for, and until when', view: 'contactLimited' },
    'asking.notSent': { sees: 'that nobody knows whether a code was sent', view: 'notSent' },
    sending: { sees: 'that the code is being sent', view: 'sending' },
    resending: { sees: 'that another code is being sent', view: 'resending' },
    'typing.code.open': { sees: 'a field for the code', view: 'code' },
    'typing.code.wrong': { sees: 'that the code was wrong, and how many tries are left', view: 'wrong' },
    'typing.code.limited': { sees: 'that too many codes were tried, and until when', view: 'codeLimited' },
    'typing.another.waiting': { sees: 'when another code can be had' },
    'typing.another.open': { sees: 'that another code can be had' },
    'typing.another.notSent': { sees: 'that nobody knows whether another code was sent' },
    checking: { sees: 'that the code is tried', view: 'checking' },
    unconfirmed: { sees: 'that nobody knows whether the code was tried', view: 'unconfirmed' },
    over: { sees: 'that the code does not work any more', view: 'over' },
    'inside.loading': { sees: 'that the orders are on their way', view: 'loadingOrders' },
    'inside.failed': { sees: 'that the orders did not come', view: 'ordersFailed' },
    'inside.shown.resting': { sees: 'the orders, or that there are none', view: 'orders' },
    'inside.shown.loadingMore': { sees: 'that more orders are on their way', view: 'loadingMore' },
    'inside.shown.moreFailed': { sees: 'that more orders did not come', view: 'moreFailed' },
    ending: { sees: 'that the orders are being closed', view: 'ending' },
    endFailed: { sees: 'that the orders may still be open', view: 'endFailed' },
    expired: { sees: 'that the hour is over', view: 'expired' },
  },
  view: selectGuestCodeView,
})
