import { phoneConfirmationMachine } from '../../machines/notifications/phone-confirmation/phone-confirmation.machine.ts'
import { isPhoneRight } from '../../machines/notifications/phone-confirmation/phone-confirmation.rules.ts'
import { selectPhoneConfirmationView } from '../../machines/notifications/phone-confirmation/phone-confirmation.selectors.ts'
import type {
  ConfirmPhoneResult,
  PhoneConfirmationInput,
  RequestPhoneCodeResult,
} from '../../machines/notifications/phone-confirmation/phone-confirmation.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { samplePhoneSent } from '../samples/notification-samples.ts'
import { defect, problem, tooManyTries, walkTime } from '../samples/samples.ts'

const lost = {
  words: 'the answer does not arrive',
  output: failed({ kind: 'network' }),
  inBrowser: { by: 'fault', effect: 'drop' },
} as const
const breaks = { words: 'the answer breaks the page’s own code', error: defect } as const

const requestPhoneCode: readonly Answer<RequestPhoneCodeResult>[] = [
  { words: 'the host texts a code', output: succeeded(samplePhoneSent), inBrowser: { by: 'host' } },
  ...tooManyTries.map(({ words, output }) => ({ words, output })),
  { words: 'no text reaches the number', output: failed(problem(400, 'phone_invalid')) },
  lost,
  { words: 'the host is in trouble', output: failed(problem(503, 'unavailable')) },
  breaks,
]

const confirmPhone: readonly Answer<ConfirmPhoneResult>[] = [
  {
    words: 'the code is right',
    output: succeeded({ result: 'right', phone: samplePhoneSent.phone }),
    inBrowser: { by: 'host' },
  },
  {
    words: 'the code is wrong',
    output: succeeded({ result: 'wrong', triesLeft: 3 }),
    inBrowser: { by: 'host' },
  },
  { words: 'the last try is wrong', output: succeeded({ result: 'wrong', triesLeft: 0 }) },
  { words: 'the code can be tried no more', output: failed(problem(410, 'phone_code_over')) },
  // Longer than a new code is waited for, so that a path tells the two apart.
  { words: 'too many codes were tried', output: failed(problem(429, 'rate_limited', 90_000)) },
  {
    words: 'too many codes were tried, for how long is not said',
    output: failed(problem(429, 'rate_limited')),
  },
  lost,
  breaks,
]

export const samplePhoneInput: PhoneConfirmationInput = {
  orderNumber: 'C00000001',
  callingCode: '1',
  language: 'en',
  now: () => walkTime,
  newId: () => 'id-1',
}

export const phoneConfirmationModel = defineModel<typeof phoneConfirmationMachine>({
  flow: 'phone-confirmation',
  machine: phoneConfirmationMachine,
  starts: [{ words: 'a shopper who wants texts at another phone', input: samplePhoneInput }],
  events: {
    'phone.change': [
      { words: 'the shopper types a number that is none', event: { type: 'phone.change', value: '12' } },
      {
        words: 'the shopper types the right number',
        event: { type: 'phone.change', value: '(202) 555-0134' },
      },
    ],
    'phone.submit': [{ words: 'the shopper asks for a code', event: { type: 'phone.submit' } }],
    'phone.edit': [{ words: 'the shopper goes back to the number', event: { type: 'phone.edit' } }],
    'phone.leave': [{ words: 'the shopper leaves it', event: { type: 'phone.leave' } }],
    'code.change': [
      { words: 'the shopper types the code', event: { type: 'code.change', value: '123456' } },
      { words: 'the shopper types a part of the code', event: { type: 'code.change', value: '123' } },
    ],
    'code.submit': [{ words: 'the shopper sends the code', event: { type: 'code.submit' } }],
    'code.resend': [{ words: 'the shopper asks for another code', event: { type: 'code.resend' } }],
    'request.retry': [{ words: 'the shopper tries again', event: { type: 'request.retry' } }],
  },
  answers: { requestPhoneCode, confirmPhone },
  delays: {
    untilNext: 'another code can be asked for',
    retryAfter: 'the host takes what was limited again',
  },
  key: (context) => [isPhoneRight(context), context.code.length, context.nextAt !== null],
  states: {
    'asking.open': { sees: 'a field for the number', view: 'phone' },
    'asking.refused': { sees: 'that no text reaches the number', view: 'phoneRefused' },
    'asking.limited': { sees: 'that too many codes were asked for, and until when', view: 'phoneLimited' },
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
    confirmed: { sees: 'the choice again, with the number' },
    left: { sees: 'the choice again, as it was' },
  },
  view: selectPhoneConfirmationView,
})
