import { expect, test } from 'vitest'
import { createLoginPromptMachine } from '../../machines/login-prompt/login-prompt.actors.ts'
import { selectPromptView } from '../../machines/login-prompt/login-prompt.selectors.ts'
import { running } from '../samples/running.ts'
import { answers, refuses, startHost } from '../samples/sample-host.ts'

const start = (phoneAnswer: ReturnType<typeof answers>) => {
  const { http, asked } = startHost([answers({}), phoneAnswer])
  const prompt = running(createLoginPromptMachine({ http }), {
    isEnabled: true,
    startsAtOnce: true,
    orderNumber: 'C00000001',
    email: 'lina@example.com',
    phone: '+12025550101',
  })
  return { ...prompt, asked }
}

const asks = (credential: string) => ({
  call: 'POST /api/identity/registration/credential_available/v1',
  query: { orderNumber: 'C00000001' },
  body: { credential },
})

test('the host is asked for the e-mail address, then for the phone number, and knows both', async () => {
  const prompt = start(answers({}))
  await prompt.until((snapshot) => selectPromptView(snapshot) === 'asking')
  expect(prompt.asked).toEqual([asks('lina@example.com'), asks('+12025550101')])
})

test('a host that does not know the phone number lets the guest go on', async () => {
  const prompt = start(refuses(404, 'credential_unknown'))
  await prompt.until((snapshot) => selectPromptView(snapshot) === 'idle')
  expect([prompt.asked.length, prompt.emitted]).toEqual([
    2,
    [{ type: 'return.admitted', orderNumber: 'C00000001' }],
  ])
})
