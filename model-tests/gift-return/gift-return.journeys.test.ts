import { describe, expect, test } from 'vitest'
import { giftReturnMachine } from '../../machines/gift-return/gift-return.machine.ts'
import {
  selectChoiceFaults,
  selectGiftReturnView,
  selectLookupFaults,
  selectLookupOutcome,
  selectWayFaults,
} from '../../machines/gift-return/gift-return.selectors.ts'
import { failed } from '../../services/http/result.ts'
import { doneAs, refusedAs } from '../samples/attempt-samples.ts'
import { startJourney } from '../samples/journey.ts'
import { problem } from '../samples/samples.ts'
import { opened, sampleGift, sentBack } from './gift-return.model.ts'

const start = () => {
  const journey = startJourney({
    machine: giftReturnMachine,
    input: (now) => ({ language: 'en', now }),
  })
  const type = (orderNumber: string, code: string) => {
    journey.send({ type: 'field.change', field: 'orderNumber', value: orderNumber })
    journey.send({ type: 'field.change', field: 'code', value: code })
  }
  const view = () => selectGiftReturnView(journey.snapshot())
  return { ...journey, type, view }
}

const atItems = async () => {
  const gift = start()
  gift.type(' C0000-0001 ', 'abcd efgh-2345')
  gift.send({ type: 'lookup.submit' })
  await gift.answer('openGift', opened())
  return gift
}

const atReview = async () => {
  const gift = await atItems()
  gift.send({ type: 'pieces.change', lineId: 'line-2', pieces: 2 })
  gift.send({ type: 'reason.change', lineId: 'line-2', reason: 'tooBig' })
  gift.send({ type: 'items.submit' })
  gift.send({ type: 'way.choose', way: 'upsDropoff' })
  gift.send({ type: 'email.change', value: ' nia@example.com ' })
  gift.send({ type: 'way.submit' })
  return gift
}

describe('gift return: pinned journeys', () => {
  test('[BY-48] number and code are asked for as the receipt has them; nothing goes out before both can be right', async () => {
    const gift = start()
    gift.type('C1', 'ABCD')
    gift.send({ type: 'lookup.submit' })
    expect([gift.view(), selectLookupFaults(gift.snapshot()), gift.asked('openGift')]).toEqual([
      'lookup',
      ['orderNumber', 'code'],
      [],
    ])
    expect((await atItems()).asked('openGift')).toEqual([
      { orderNumber: 'C00000001', code: 'ABCDEFGH2345', language: 'en' },
    ])
  })

  test.each([
    ['notFound', problem(404, 'gift_not_found')],
    ['limited', problem(429, 'rate_limited')],
    ['unavailable', problem(503, 'unavailable')],
  ] as const)('[BY-52] a look-up that brings nothing says so: %s', async (outcome, failure) => {
    const gift = start()
    gift.type('C00000001', 'ABCDEFGH2345')
    gift.send({ type: 'lookup.submit' })
    await gift.answer('openGift', failed(failure))
    expect([gift.view(), selectLookupOutcome(gift.snapshot())]).toEqual(['lookup', outcome])
    gift.send({ type: 'field.change', field: 'code', value: 'ABCD' })
    expect(selectLookupOutcome(gift.snapshot())).toBeNull()
  })

  test('[BY-49] a step goes on once it is whole: items with reasons, a way and an e-mail address', async () => {
    const gift = await atItems()
    gift.send({ type: 'items.submit' })
    expect(selectChoiceFaults(gift.snapshot())).toEqual([{ kind: 'nothing' }])
    gift.send({ type: 'pieces.change', lineId: 'line-1', pieces: 1 })
    expect(selectChoiceFaults(gift.snapshot())).toEqual([{ kind: 'reason', lineId: 'line-1' }])
    gift.send({ type: 'reason.change', lineId: 'line-1', reason: 'quality' })
    gift.send({ type: 'items.submit' })
    gift.send({ type: 'way.submit' })
    expect([gift.view(), selectWayFaults(gift.snapshot())]).toEqual(['way', ['way', 'email']])
  })

  test('[BY-49] what was reviewed is sent once, with the access that the look-up gave', async () => {
    const gift = await atReview()
    gift.send({ type: 'return.confirm' })
    gift.send({ type: 'return.confirm' })
    expect(gift.asked('attempt')).toEqual([
      {
        target: { orderNumber: 'C00000001', access: 'access-1' },
        request: {
          orderLines: [
            {
              orderLineId: 'line-2',
              universalProductCode: '',
              quantity: 2,
              reasonCode: '1',
              reasonText: null,
            },
          ],
          way: 'upsDropoff',
          email: 'nia@example.com',
        },
        pendingKey: null,
      },
    ])
    await gift.answer('attempt', doneAs(sentBack))
    expect([gift.view(), gift.snapshot().context.choices]).toEqual(['instructions', []])
    expect(gift.asked('getLabel')).toEqual([
      {
        orderNumber: 'C00000001',
        access: 'access-1',
        returnNumber: sentBack.returnNumber,
        language: 'en',
      },
    ])
  })

  test('[BY-49] what is gone meanwhile is left out once the gift was looked at again', async () => {
    const gift = await atReview()
    gift.send({ type: 'return.confirm' })
    await gift.answer('attempt', refusedAs('return_pieces_gone', 409))
    expect(gift.view()).toBe('outdated')
    gift.send({ type: 'dialog.dismiss' })
    await gift.answer(
      'openGift',
      opened({
        ...sampleGift,
        items: sampleGift.items.map((item) => ({ ...item, returnable: Math.min(1, item.returnable) })),
      }),
    )
    expect([gift.view(), gift.snapshot().context.choices]).toEqual([
      'items',
      [{ lineId: 'line-2', pieces: 1, reason: 'tooBig' }],
    ])
  })

  test('[BY-52] after an hour number, code and gift are forgotten, whatever was being done', async () => {
    const gift = await atReview()
    await gift.pass(3_599_999)
    expect(gift.view()).toBe('review')
    await gift.pass(1)
    expect(gift.view()).toBe('ended')
    expect(gift.snapshot().context).toMatchObject({
      form: { orderNumber: '', code: '' },
      opened: null,
      email: '',
      choices: [],
    })
    gift.send({ type: 'lookup.again' })
    expect(gift.view()).toBe('lookup')
  })
})
