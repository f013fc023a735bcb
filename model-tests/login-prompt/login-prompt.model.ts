import { loginPromptMachine } from '../../machines/login-prompt/login-prompt.machine.ts'
import { selectPromptView } from '../../machines/login-prompt/login-prompt.selectors.ts'
import type { CheckCredentialResult } from '../../machines/login-prompt/login-prompt.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { defect, problem } from '../samples/samples.ts'

const check = (what: string): readonly Answer<CheckCredentialResult>[] => [
  {
    words: `an account has the ${what}`,
    output: succeeded({}),
    inBrowser: { by: 'host', scenario: 'known-contacts' },
  },
  { words: `no account has the ${what}`, output: failed(problem(404, 'credential_unknown')) },
  {
    words: `whether an account has the ${what} is not answered`,
    output: failed({ kind: 'network' }),
    inBrowser: { by: 'fault', effect: 'drop' },
  },
  { words: `the ${what} breaks the page’s own code`, error: defect },
]

const contacts = {
  startsAtOnce: false,
  orderNumber: 'C00000001',
  email: 'lina@example.com',
  phone: '+12025550101',
}

export const loginPromptModel = defineModel<typeof loginPromptMachine>({
  flow: 'login-prompt',
  machine: loginPromptMachine,
  starts: [
    { words: 'a guest whose order has both contacts', input: { isEnabled: true, ...contacts } },
    { words: 'a guest whose order has no phone', input: { isEnabled: true, ...contacts, phone: null } },
    {
      words: 'a guest whom a link has brought to the return',
      input: { isEnabled: true, ...contacts, startsAtOnce: true },
    },
    { words: 'a guest where the prompt is switched off', input: { isEnabled: false, ...contacts } },
  ],
  events: {
    'return.start': [{ words: 'the guest starts a return', event: { type: 'return.start' } }],
    'prompt.signIn': [{ words: 'the guest signs in', event: { type: 'prompt.signIn' } }],
    'prompt.decline': [{ words: 'the guest goes on as a guest', event: { type: 'prompt.decline' } }],
    'prompt.close': [{ words: 'the guest closes the dialog', event: { type: 'prompt.close' } }],
  },
  answers: { checkEmail: check('email'), checkPhone: check('phone') },
  delays: {},
  states: {
    idle: { sees: 'the order', view: 'idle' },
    checkingEmail: { sees: 'that the return is opening', view: 'checking' },
    checkingPhone: { sees: 'that the return is opening', view: 'checking' },
    asking: { sees: 'an offer to sign in and return for free', view: 'asking' },
  },
  view: selectPromptView,
})
