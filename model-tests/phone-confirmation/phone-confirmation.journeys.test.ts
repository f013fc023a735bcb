import { describe, expect, test } from 'vitest'
import { phoneConfirmationMachine } from '../../machines/notifications/phone-confirmation/phone-confirmation.machine.ts'
import {
  selectHasResendFailed,
  selectIsPhoneWrong,
  selectNextAt,
  selectPhoneConfirmationView,
} from '../../machines/notifications/phone-confirmation/phone-confirmation.selectors.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { journeysWith } from '../lib/journey.ts'
import { samplePhoneSent } from '../samples/notification-samples.ts'
import { problem, walkTime } from '../samples/samples.ts'

const startJourney = journeysWith({ begins: walkTime, listeners: [], hears: [] })

const open = () => {
  let keys = 0
  const journey = startJourney({
    machine: phoneConfirmationMachine,
    input: (now) => ({
      orderNumber: 'C00000001',
      callingCode: '1',
      language: 'en',
      now,
      newId: () => `key-${++keys}`,
    }),
  })
  return { ...journey, sees: () => selectPhoneConfirmationView(journey.snapshot()) }
}
type Page = ReturnType<typeof open>

const asks = async (page: Page) => {
  page.send({ type: 'phone.change', value: '(202) 555-0134' })
  page.send({ type: 'phone.submit' })
  await page.answer('requestPhoneCode', succeeded(samplePhoneSent))
}
const tries = (page: Page, code: string) => {
  page.send({ type: 'code.change', value: code })
  page.send({ type: 'code.submit' })
}

describe('confirmation of a phone: pinned journeys', () => {
  test('[BY-37] a number is asked for in its international form, and confirmed by its code', async () => {
    const page = open()
    page.send({ type: 'phone.change', value: '12' })
    page.send({ type: 'phone.submit' })
    expect([selectIsPhoneWrong(page.snapshot()), page.asked('requestPhoneCode')]).toEqual([true, []])
    await asks(page)
    expect(page.asked('requestPhoneCode')).toEqual([
      { orderNumber: 'C00000001', phone: '+12025550134', language: 'en', key: 'key-1' },
    ])
    expect([page.sees(), page.snapshot().context.sentTo]).toEqual(['code', samplePhoneSent.phone])
    tries(page, '12 34')
    expect(page.asked('confirmPhone')).toEqual([])
    tries(page, '١٢٣ 456')
    expect(page.asked('confirmPhone')).toEqual([
      { orderNumber: 'C00000001', phone: '+12025550134', code: '123456', key: 'key-2' },
    ])
    await page.answer('confirmPhone', succeeded({ result: 'right', phone: samplePhoneSent.phone }))
    expect(page.snapshot().output).toEqual({ confirmed: samplePhoneSent.phone })
  })

  test('[BY-37] a lost request or try is sent again under its own key', async () => {
    const page = open()
    page.send({ type: 'phone.change', value: '+31 6 12345678' })
    page.send({ type: 'phone.submit' })
    await page.answer('requestPhoneCode', failed({ kind: 'network' }))
    expect(page.sees()).toBe('notSent')
    page.send({ type: 'request.retry' })
    await page.answer('requestPhoneCode', succeeded(samplePhoneSent))
    tries(page, '123456')
    await page.answer('confirmPhone', failed({ kind: 'timeout' }))
    expect(page.sees()).toBe('unconfirmed')
    page.send({ type: 'request.retry' })
    const keysOf = (call: string) => page.asked(call).map((input) => (input as { key: string }).key)
    expect([keysOf('requestPhoneCode'), keysOf('confirmPhone')]).toEqual([
      ['key-1', 'key-1'],
      ['key-2', 'key-2'],
    ])
  })

  test('[BY-37] a wrong code says how many tries are left, the last one ends it', async () => {
    const page = open()
    await asks(page)
    tries(page, '000000')
    await page.answer('confirmPhone', succeeded({ result: 'wrong', triesLeft: 1 }))
    expect([page.sees(), page.snapshot().context.triesLeft, page.snapshot().context.code]).toEqual([
      'wrong',
      1,
      '',
    ])
    tries(page, '000001')
    await page.answer('confirmPhone', succeeded({ result: 'wrong', triesLeft: 0 }))
    expect(page.sees()).toBe('over')
    page.send({ type: 'code.resend' })
    await page.answer('requestPhoneCode', succeeded(samplePhoneSent))
    expect(page.sees()).toBe('code')
  })

  test('[BY-37] another code comes after a minute at the earliest', async () => {
    const page = open()
    await asks(page)
    expect(selectNextAt(page.snapshot())).toBe(walkTime + 60_000)
    page.send({ type: 'code.resend' })
    expect(page.asked('requestPhoneCode')).toHaveLength(1)
    await page.pass(60_000)
    expect(selectNextAt(page.snapshot())).toBe(null)
    page.send({ type: 'code.resend' })
    await page.answer('requestPhoneCode', failed({ kind: 'network' }))
    expect([page.sees(), selectHasResendFailed(page.snapshot())]).toEqual(['code', true])
  })

  test('[BY-37] a number that no text reaches, and too many codes, say so', async () => {
    const page = open()
    page.send({ type: 'phone.change', value: '2025550134' })
    page.send({ type: 'phone.submit' })
    await page.answer('requestPhoneCode', failed(problem(400, 'phone_invalid')))
    expect(page.sees()).toBe('phoneRefused')
    page.send({ type: 'phone.submit' })
    await page.answer('requestPhoneCode', failed(problem(429, 'rate_limited', 42_000)))
    expect(page.sees()).toBe('phoneLimited')
    await page.pass(42_000)
    expect(page.sees()).toBe('phone')
    page.send({ type: 'phone.leave' })
    expect(page.snapshot().output).toEqual({ confirmed: null })
  })
})
