import { describe, expect, test } from 'vitest'
import { loginPromptMachine } from '../../machines/login-prompt/login-prompt.machine.ts'
import { selectPromptView } from '../../machines/login-prompt/login-prompt.selectors.ts'
import type { LoginPromptInput } from '../../machines/login-prompt/login-prompt.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { startJourney } from '../samples/journey.ts'
import { problem } from '../samples/samples.ts'

const orderNumber = 'C00000001'
const known = succeeded({})
const unknown = failed(problem(404, 'credential_unknown'))
const admitted = { type: 'return.admitted', orderNumber }

const start = (changes: Partial<LoginPromptInput> = {}) => {
  const journey = startJourney({
    machine: loginPromptMachine,
    input: () => ({
      isEnabled: true,
      startsAtOnce: false,
      orderNumber,
      email: 'lina@example.com',
      phone: '+8613800138000',
      ...changes,
    }),
  })
  if (!changes.startsAtOnce) journey.send({ type: 'return.start' })
  return { ...journey, view: () => selectPromptView(journey.snapshot()) }
}

describe('login prompt: pinned journeys', () => {
  test('[RM-08] two calls that succeed mean a member: sign in, or go on as a guest', async () => {
    for (const [choice, fact] of [
      ['prompt.signIn', { type: 'session.signInWanted', orderNumber }],
      ['prompt.decline', admitted],
    ] as const) {
      const prompt = start()
      await prompt.answer('checkEmail', known)
      await prompt.answer('checkPhone', known)
      expect([prompt.view(), prompt.emitted]).toEqual(['asking', []])
      prompt.send({ type: choice })
      expect([prompt.view(), prompt.emitted]).toEqual(['idle', [fact]])
      expect([...prompt.asked('checkEmail'), ...prompt.asked('checkPhone')]).toEqual([
        { orderNumber, credential: 'lina@example.com' },
        { orderNumber, credential: '+8613800138000' },
      ])
    }
  })

  test('[RM-08] one contact alone is no member, and nothing stands in the way', async () => {
    const byEmail = start()
    await byEmail.answer('checkEmail', unknown)
    const byPhone = start()
    await byPhone.answer('checkEmail', known)
    await byPhone.answer('checkPhone', unknown)
    expect([byEmail.emitted, byEmail.asked('checkPhone'), byPhone.emitted]).toEqual([
      [admitted],
      [],
      [admitted],
    ])
  })

  test.each([
    ['the flag off', { isEnabled: false }],
    ['no phone', { phone: null }],
    ['no email', { email: null }],
  ])('[RM-08] with %s nobody is asked about', (_, changes) => {
    const prompt = start(changes)
    expect([prompt.emitted, prompt.asked('checkEmail')]).toEqual([[admitted], []])
  })

  test('[RM-08] a link to the return is asked about at once, and without contacts not at all', async () => {
    const prompt = start({ startsAtOnce: true })
    await prompt.answer('checkEmail', known)
    await prompt.answer('checkPhone', known)
    expect(prompt.view()).toBe('asking')
    prompt.send({ type: 'prompt.decline' })
    expect([prompt.view(), prompt.emitted]).toEqual(['idle', [admitted]])
    const nobody = start({ startsAtOnce: true, email: null })
    expect([nobody.view(), nobody.emitted, nobody.asked('checkEmail')]).toEqual(['idle', [], []])
  })

  test('closing the dialog starts nothing', async () => {
    const prompt = start()
    await prompt.answer('checkEmail', known)
    await prompt.answer('checkPhone', known)
    prompt.send({ type: 'prompt.close' })
    expect([prompt.view(), prompt.emitted]).toEqual(['idle', []])
  })
})
