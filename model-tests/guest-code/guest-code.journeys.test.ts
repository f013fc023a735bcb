import { describe, expect, test } from 'vitest'
import { guestCodeMachine } from '../../machines/guest-code/guest-code.machine.ts'
import {
  selectGuestCodeView,
  selectHasResendFailed,
  selectNextAt,
} from '../../machines/guest-code/guest-code.selectors.ts'
import type { GuestCodeInput } from '../../machines/guest-code/guest-code.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { guestWithPass, sampleCodeInput, sampleSent, sampleUntil } from '../samples/guest-code-samples.ts'
import { samplePage } from '../samples/history-samples.ts'
import { startJourney } from '../samples/journey.ts'
import { defect, problem, walkTime } from '../samples/samples.ts'

const minuteMs = 60_000
const orders = (next: string | null, ...numbers: readonly string[]) =>
  succeeded({ ...samplePage(numbers, next), until: sampleUntil })

const start = (changes: Partial<GuestCodeInput> = {}) => {
  let ids = 0
  const journey = startJourney({
    machine: guestCodeMachine,
    input: (now) => ({
      ...sampleCodeInput(now),
      newId: () => {
        ids += 1
        return `id-${ids}`
      },
      newPass: () => `pass-${ids}`,
      ...changes,
    }),
  })
  const asks = (email = ' lina@example.com ') => {
    journey.send({ type: 'contact.change', value: email })
    journey.send({ type: 'contact.submit' })
  }
  const arrives = async () => {
    asks()
    await journey.answer('requestCode', succeeded(sampleSent))
  }
  const tries = (code: string) => {
    journey.send({ type: 'code.change', value: code })
    journey.send({ type: 'code.submit' })
  }
  return {
    ...journey,
    asks,
    arrives,
    tries,
    view: () => selectGuestCodeView(journey.snapshot()),
    context: () => journey.snapshot().context,
  }
}

describe('guest’s code: pinned journeys', () => {
  test('[BY-20] a code is asked for the contact as it was meant, in the page’s country and language, and no address that is none is sent', async () => {
    const guest = start()
    guest.asks('lina@')
    expect([guest.view(), guest.context().refusals, guest.asked('requestCode')]).toEqual(['contact', 1, []])
    guest.asks()
    guest.send({ type: 'contact.submit' })
    expect(guest.asked('requestCode')).toEqual([
      { email: 'lina@example.com', phone: null, country: 'nl', language: 'en', key: 'id-1' },
    ])
    await guest.answer('requestCode', succeeded(sampleSent))
    expect(guest.view()).toBe('code')
  })

  test('[BY-20] a phone stands in where the country has it, with its calling code', async () => {
    const guest = start({ canUsePhone: true, callingCode: '86' })
    guest.send({ type: 'contact.switch' })
    guest.asks('+86 138 0013 8000')
    expect(guest.asked('requestCode')).toMatchObject([{ email: null, phone: '86 13800138000' }])
    const other = start()
    other.send({ type: 'contact.switch' })
    expect(other.context().form.contact).toBe('email')
  })

  test('[BY-21] a request that was lost is sent again by its own key, and so sends one code', async () => {
    const guest = start()
    guest.asks()
    await guest.answer('requestCode', failed({ kind: 'network' }))
    expect(guest.view()).toBe('notSent')
    guest.send({ type: 'request.retry' })
    const keys = guest.asked('requestCode').map((asked) => (asked as { key: string }).key)
    expect(keys).toEqual(['id-1', 'id-1'])
    await guest.breaks('requestCode', defect)
    expect(guest.emitted).toMatchObject([{ type: 'error.reported' }, { type: 'error.reported' }])
  })

  test('[BY-21] too many codes wait as long as the host says', async () => {
    const guest = start()
    guest.asks()
    await guest.answer('requestCode', failed(problem(429, 'rate_limited', 42_000)))
    expect([guest.view(), guest.context().retryAt]).toEqual(['contactLimited', walkTime + 42_000])
    guest.send({ type: 'contact.submit' })
    await guest.pass(41_999)
    expect([guest.view(), guest.asked('requestCode')]).toEqual(['contactLimited', [expect.anything()]])
    await guest.pass(1)
    expect([guest.view(), guest.context().retryAt]).toEqual(['contact', null])
  })

  test('[BY-21] another code can be had after a minute; until it has come the one before stays typed', async () => {
    const guest = start()
    await guest.arrives()
    expect(selectNextAt(guest.snapshot())).toBe(walkTime + minuteMs)
    guest.send({ type: 'code.resend' })
    await guest.pass(minuteMs - 1)
    guest.send({ type: 'code.resend' })
    expect(guest.asked('requestCode')).toHaveLength(1)
    await guest.pass(1)
    expect(selectNextAt(guest.snapshot())).toBeNull()
    guest.send({ type: 'code.change', value: '1234' })
    guest.send({ type: 'code.resend' })
    expect([guest.view(), guest.context().code]).toEqual(['resending', '1234'])
    await guest.answer('requestCode', failed({ kind: 'timeout' }))
    expect([guest.view(), selectHasResendFailed(guest.snapshot()), guest.context().code]).toEqual([
      'code',
      true,
      '1234',
    ])
    guest.send({ type: 'code.resend' })
    const keys = guest.asked('requestCode').map((asked) => (asked as { key: string }).key)
    expect(keys).toEqual(['id-1', 'id-2', 'id-2'])
    await guest.answer('requestCode', failed(problem(429, 'rate_limited', 5 * minuteMs)))
    expect([guest.view(), selectNextAt(guest.snapshot())]).toEqual(['code', walkTime + 6 * minuteMs])
    await guest.pass(5 * minuteMs)
    guest.send({ type: 'code.resend' })
    await guest.answer('requestCode', succeeded(sampleSent))
    expect([guest.view(), guest.context().code]).toEqual(['code', ''])
  })

  test('[BY-21][BY-24] a wrong code says how many tries are left, the last ends it; a new key and pass go with each', async () => {
    const guest = start()
    await guest.arrives()
    guest.tries('12345')
    expect(guest.asked('redeemCode')).toEqual([])
    guest.tries('Code: 123-456.')
    guest.send({ type: 'code.submit' })
    const visitor = { email: 'lina@example.com', phone: null, visitorId: 'id-3', visit: 'id-4' }
    expect(guest.asked('redeemCode')).toEqual([
      { visitor: { ...visitor, pass: 'pass-4' }, code: '123456', key: 'id-2' },
    ])
    await guest.answer('redeemCode', succeeded({ result: 'wrong', triesLeft: 4 }))
    expect([guest.view(), guest.context().triesLeft, guest.context().code]).toEqual(['wrong', 4, ''])
    guest.tries('١٢٣٤٥٧')
    expect(guest.asked('redeemCode')[1]).toMatchObject({
      visitor: { pass: 'pass-7' },
      code: '123457',
      key: 'id-5',
    })
    await guest.answer('redeemCode', succeeded({ result: 'wrong', triesLeft: 0 }))
    expect(guest.view()).toBe('over')
    guest.send({ type: 'code.resend' })
    expect(guest.view()).toBe('resending')
  })

  test('[BY-21] a try that was lost is sent again as it was, and counts once', async () => {
    const guest = start()
    await guest.arrives()
    guest.tries('123456')
    await guest.answer('redeemCode', failed({ kind: 'network' }))
    expect(guest.view()).toBe('unconfirmed')
    guest.send({ type: 'request.retry' })
    const [first, second] = guest.asked('redeemCode')
    expect(second).toEqual(first)
    await guest.answer('redeemCode', failed(problem(410, 'guest_code_over')))
    expect(guest.view()).toBe('over')
    guest.send({ type: 'contact.edit' })
    expect(guest.view()).toBe('contact')
  })

  test('[BY-22] a right code lets in: the guest is announced once, and all orders are listed by pages', async () => {
    const guest = start()
    await guest.arrives()
    guest.tries('123456')
    await guest.answer('redeemCode', succeeded({ result: 'right', until: sampleUntil }))
    const visitor = {
      email: 'lina@example.com',
      phone: null,
      visitorId: 'id-3',
      visit: 'id-4',
      pass: 'pass-4',
    }
    expect(guest.emitted).toEqual([{ type: 'guest.admitted', visitor }])
    expect(guest.context().code).toBe('')
    await guest.answer('listGuestOrders', orders('c2', 'C00000001', 'C00000002'))
    guest.send({ type: 'orders.more' })
    await guest.answer('listGuestOrders', failed({ kind: 'network' }))
    expect(guest.view()).toBe('moreFailed')
    guest.send({ type: 'orders.more' })
    await guest.answer('listGuestOrders', orders(null, 'C00000003'))
    expect(guest.asked('listGuestOrders')).toEqual(
      [null, 'c2', 'c2'].map((cursor) => ({ visit: 'id-4', language: 'en', cursor })),
    )
    expect(guest.context().orderItems.map(({ orderNumber }) => orderNumber)).toEqual([
      'C00000001',
      'C00000002',
      'C00000003',
    ])
    expect(guest.context().firstOfMore).toBe('C00000003')
    guest.send({ type: 'orders.more' })
    expect(guest.asked('listGuestOrders')).toHaveLength(3)
  })

  test('[BY-22] who has come in before sees the list at once, until the hour ends', async () => {
    const guest = start({ visitor: guestWithPass })
    await guest.answer('listGuestOrders', failed({ kind: 'network' }))
    expect(guest.view()).toBe('ordersFailed')
    guest.send({ type: 'orders.retry' })
    await guest.answer('listGuestOrders', orders(null, 'C00000001'))
    await guest.pass(60 * minuteMs - 1)
    expect(guest.view()).toBe('orders')
    await guest.pass(1)
    expect([guest.view(), guest.context()]).toMatchObject(['expired', { visit: null, orderItems: [] }])
    expect(guest.emitted.at(-1)).toEqual({ type: 'guest.ended' })
    guest.send({ type: 'contact.edit' })
    expect(guest.view()).toBe('contact')
  })

  test('[BY-22] whoever looked an order up without a code is asked for the contact', () => {
    const { pass: _none, ...visitor } = guestWithPass
    expect(start({ visitor }).view()).toBe('contact')
  })

  test('[BY-22] a pass that the host knows no more says that the hour is over', async () => {
    const guest = start({ visitor: guestWithPass })
    await guest.answer('listGuestOrders', failed(problem(403, 'guest_pass_over')))
    expect([guest.view(), guest.emitted]).toEqual(['expired', [{ type: 'guest.ended' }]])
  })

  test('[BY-22] a guest who is known no more has no hour left', async () => {
    const guest = start({ visitor: guestWithPass })
    await guest.answer('listGuestOrders', failed({ kind: 'unauthorized' }))
    expect(guest.view()).toBe('expired')
  })

  test('[BY-22] a page that came with the orders asks for none, and ends with the hour', async () => {
    const firstPage = { ...samplePage(['C00000001'], null), until: sampleUntil }
    const guest = start({ visitor: guestWithPass, firstPage })
    expect([guest.view(), guest.asked('listGuestOrders')]).toEqual(['orders', []])
    await guest.pass(60 * minuteMs)
    expect(guest.view()).toBe('expired')
    // Orders without a guest are nobody's: they are not shown.
    expect(start({ firstPage }).view()).toBe('contact')
  })

  test('[BY-21] whoever loads the page anew before the code was right types it again, and needs no new one', async () => {
    const form = { contact: 'email', email: 'lina@example.com', phone: '' } as const
    const guest = start({ form, visitor: guestWithPass })
    await guest.answer('listGuestOrders', failed(problem(403, 'guest_pass_unknown')))
    expect([guest.view(), guest.asked('requestCode'), selectNextAt(guest.snapshot())]).toEqual([
      'code',
      [],
      null,
    ])
    guest.tries('123456')
    expect(guest.asked('redeemCode')).toMatchObject([{ visitor: { email: 'lina@example.com' } }])
  })

  test('[BY-21] whoever has a code already types it without another one, for a contact that can be', () => {
    const guest = start()
    guest.send({ type: 'contact.hasCode' })
    expect([guest.view(), guest.context().refusals]).toEqual(['contact', 1])
    guest.send({ type: 'contact.change', value: 'lina@example.com' })
    guest.send({ type: 'contact.hasCode' })
    expect([guest.view(), guest.asked('requestCode')]).toEqual(['code', []])
    guest.send({ type: 'code.resend' })
    expect(guest.view()).toBe('resending')
  })

  test('[BY-22] done on this device: nothing is left once it is known, and it is said where it is not', async () => {
    const guest = start({ visitor: guestWithPass })
    await guest.answer('listGuestOrders', orders(null, 'C00000001'))
    guest.send({ type: 'guest.end' })
    guest.send({ type: 'guest.end' })
    expect(guest.asked('endGuest')).toEqual([{ key: 'id-1' }])
    await guest.answer('endGuest', failed({ kind: 'network' }))
    expect([guest.view(), guest.context().visit]).toEqual(['endFailed', guestWithPass.visit])
    guest.send({ type: 'guest.end' })
    await guest.answer('endGuest', succeeded({ status: 'guest', visitor: null }))
    expect([guest.view(), guest.context()]).toMatchObject(['contact', { visit: null, orderItems: [] }])
    expect(guest.emitted.at(-1)).toEqual({ type: 'guest.ended' })
  })
})
