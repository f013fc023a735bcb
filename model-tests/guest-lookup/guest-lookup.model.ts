import { guestLookupMachine } from '../../machines/guest-lookup/guest-lookup.machine.ts'
import { selectLookupView } from '../../machines/guest-lookup/guest-lookup.selectors.ts'
import type { FindOrderResult, GuestLookupInput } from '../../machines/guest-lookup/guest-lookup.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { sampleLookupInput } from '../samples/lookup-samples.ts'
import { defect, orderIsLost, problem, sampleOrder, tooManyTries, walkTime } from '../samples/samples.ts'

const findOrder: readonly Answer<FindOrderResult>[] = [
  { words: 'the order is found', output: succeeded(sampleOrder()), inBrowser: { by: 'host' } },
  {
    words: 'no order goes with what was sent',
    output: failed(problem(404, 'order_not_found')),
    inBrowser: { by: 'host' },
  },
  { words: 'the host refuses a value', output: failed(problem(400, 'validation')) },
  ...tooManyTries,
  ...orderIsLost,
  { words: 'the order breaks the page’s own code', error: defect },
]

const rememberVisitor: readonly Answer<undefined>[] = [
  { words: 'the host remembers the guest', output: undefined, inBrowser: { by: 'host' } },
  { words: 'the host cannot be told who the guest is', error: defect },
]

const right = { orderNumber: 'C00000001', email: 'lina@example.com', phone: '' }
const input = (changes: Partial<GuestLookupInput> = {}): GuestLookupInput => ({
  ...sampleLookupInput(() => walkTime),
  ...changes,
})
const filled = { ...input().form, ...right }

export const guestLookupModel = defineModel<typeof guestLookupMachine>({
  flow: 'guest-lookup',
  criteria: ['pairs', 'primePaths'],
  machine: guestLookupMachine,
  starts: [
    { words: 'a guest whose form is filled in', input: input({ form: filled }) },
    {
      words: 'a guest whose form is filled in with an email that is none',
      input: input({ form: { ...filled, email: 'lina@example' } }),
    },
    { words: 'a guest with an empty form', input: input() },
    {
      words: 'a guest in China, who has not agreed to the terms',
      input: input({
        form: { ...filled, email: '', phone: '13800138000', contact: 'phone' },
        needsTerms: true,
        callingCode: '86',
        canUsePhone: true,
        country: 'cn',
      }),
    },
    {
      words: 'a link that sends itself',
      input: input({ form: filled, submitsItself: true }),
    },
    {
      words: 'a link that sends itself, with an email that is none',
      input: input({ form: { ...filled, email: 'lina@example' }, submitsItself: true }),
    },
    { words: 'a link that sends itself, without a number', input: input({ submitsItself: true }) },
    { words: 'a link that signs in', input: input({ form: filled, signsInAtOnce: true }) },
    {
      words: 'a guest whose order did not open: no order goes with the contact',
      input: input({ form: filled, openingFailure: 'noMatch' }),
    },
    {
      words: 'a guest whose order did not open: the host was in trouble',
      input: input({ form: filled, openingFailure: 'unavailable' }),
    },
  ],
  events: {
    'field.change': [
      {
        words: 'the guest types an email that is none',
        event: { type: 'field.change', field: 'email', value: 'lina@example' },
      },
      {
        words: 'the guest types the right email',
        event: { type: 'field.change', field: 'email', value: 'lina@example.com' },
      },
      {
        words: 'the guest empties the order number',
        event: { type: 'field.change', field: 'orderNumber', value: '' },
      },
    ],
    'terms.toggle': [{ words: 'the guest ticks the terms', event: { type: 'terms.toggle' } }],
    'contact.switch': [{ words: 'the guest takes the other contact', event: { type: 'contact.switch' } }],
    'lookup.submit': [{ words: 'the guest sends the form', event: { type: 'lookup.submit' } }],
    'lookup.signIn': [{ words: 'the guest signs in instead', event: { type: 'lookup.signIn' } }],
  },
  answers: { findOrder, rememberVisitor },
  delays: { retryAfter: 'the host takes lookups again' },
  key: ({ form, needsTerms }) => [{ ...form, hasAgreed: needsTerms && form.hasAgreed }],
  states: {
    'form.accepting.editing': { sees: 'the form, without an error', view: 'form' },
    'form.accepting.validating': {
      sees: 'the form, which says at each field what is wrong with it',
      view: 'errors',
    },
    loading: { sees: 'that the order is looked for', view: 'loading' },
    'form.accepting.noMatch': { sees: 'that there is no such order', view: 'noMatch' },
    'form.accepting.unavailable': { sees: 'that the order could not be looked up', view: 'unavailable' },
    'form.rateLimited': { sees: 'that there were too many tries, and until when', view: 'rateLimited' },
    'form.accepting.waitOver': { sees: 'that lookups count again', view: 'waitOver' },
    remembering: { sees: 'that the order is looked for', view: 'loading' },
    found: { sees: 'the order', view: 'loading' },
  },
  view: selectLookupView,
})
