import { describe, expect, test } from 'vitest'
import { loginPromptMachine } from '../../machines/login-prompt/login-prompt.machine.ts'
import { selectPromptView } from '../../machines/login-prompt/login-prompt.selectors.ts'
import type { LoginPromptInput } from '../../machines/login-prompt/login-prompt.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { startJourney } from '../samples/journey.ts'
import { defect } from '../samples/samples.ts'

const input: LoginPromptInput = {
  isEnabled: true,
  startsAtOnce: false,
  orderNumber: 'C00000001',
  email: 'lina@example.com',
  phone: '+12025550101',
}
const known = succeeded({})
const admitted = { type: 'return.admitted', orderNumber: 'C00000001' }

const start = (changes: Partial<LoginPromptInput> = {}) => {
  const journey = startJourney({ machine: loginPromptMachine, input: () => ({ ...input, ...changes }) })
  return {
    ...journey,
    see: () => [selectPromptView(journey.snapshot()), journey.emitted],
    starts: () => journey.send({ type: 'return.start' }),
  }
}

describe('login prompt: ways on', () => {
  test('nothing is asked before the return is started', () => {
    const guest = start()
    expect(guest.snapshot().hasTag('idle')).toBe(true)
    expect([guest.see(), guest.asked('checkEmail'), guest.snapshot().context]).toEqual([
      ['idle', []],
      [],
      input,
    ])
  })

  test.each([
    ['the page’s own code broken', null],
    ['no answer', failed({ kind: 'network' })],
  ])('with %s the guest goes on, whichever contact was asked about', async (_, answer) => {
    const byEmail = start()
    byEmail.starts()
    expect(byEmail.see()).toEqual(['checking', []])
    await (answer === null ? byEmail.breaks('checkEmail', defect) : byEmail.answer('checkEmail', answer))
    expect([byEmail.see(), byEmail.asked('checkPhone')]).toEqual([['idle', [admitted]], []])
    const byPhone = start()
    byPhone.starts()
    await byPhone.answer('checkEmail', known)
    expect(byPhone.see()).toEqual(['checking', []])
    await (answer === null ? byPhone.breaks('checkPhone', defect) : byPhone.answer('checkPhone', answer))
    expect(byPhone.see()).toEqual(['idle', [admitted]])
  })

  test.each([
    ['the flag off', { isEnabled: false }],
    ['no phone', { phone: null }],
    ['no email', { email: null }],
    ['neither', { email: null, phone: null }],
  ])('a link asks nothing with %s, and the return may still be started', (_, changes) => {
    const guest = start({ startsAtOnce: true, ...changes })
    expect([guest.see(), guest.asked('checkEmail')]).toEqual([['idle', []], []])
    guest.starts()
    expect([guest.see(), guest.asked('checkEmail')]).toEqual([['idle', [admitted]], []])
  })

  test('a link that was answered can be started again, and is asked about again', async () => {
    const guest = start({ startsAtOnce: true })
    expect(guest.see()).toEqual(['checking', []])
    await guest.answer('checkEmail', failed({ kind: 'timeout' }))
    guest.starts()
    expect(guest.asked('checkEmail')).toEqual(
      Array.from({ length: 2 }, () => ({ orderNumber: 'C00000001', credential: 'lina@example.com' })),
    )
  })
})
