import { describe, expect, test } from 'vitest'
import { itemCancellationMachine } from '../../machines/item-cancellation/item-cancellation.machine.ts'
import {
  selectIsForgotten,
  selectIsNothingChosen,
  selectIsWholeOrder,
  selectItemsView,
  selectPieces,
  selectRefund,
} from '../../machines/item-cancellation/item-cancellation.selectors.ts'
import type { ItemCancellationInput } from '../../machines/item-cancellation/item-cancellation.types.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { startJourney } from '../samples/journey.ts'
import {
  packedOffer,
  sampleItemsInput,
  sampleItemsOffer,
  sampleShirts,
  sampleShoes,
  shoesOffer,
} from './item-cancellation.model.ts'

const start = (change: Partial<ItemCancellationInput> = {}) =>
  startJourney({ machine: itemCancellationMachine, input: () => ({ ...sampleItemsInput, ...change }) })
type Shopper = ReturnType<typeof start>

const view = (shopper: Shopper) => selectItemsView(shopper.snapshot())
const picks = (shopper: Shopper, lineId: string, quantity: number) =>
  shopper.send({ type: 'pieces.choose', lineId, quantity })
const asks = (shopper: Shopper) => {
  shopper.send({ type: 'cancellation.review' })
  shopper.send({ type: 'cancellation.confirm' })
}
const one = [{ lineId: sampleShirts, quantity: 1 }]

describe('cancellation of items: pinned journeys', () => {
  test('[BY-15] nothing is reviewed until something is chosen, and nothing is sent before it was read', () => {
    const shopper = start()
    shopper.send({ type: 'cancellation.review' })
    expect([view(shopper), selectIsNothingChosen(shopper.snapshot())]).toEqual(['form', true])
    picks(shopper, sampleShirts, 1)
    shopper.send({ type: 'cancellation.review' })
    expect([view(shopper), selectRefund(shopper.snapshot()), shopper.asked('attempt')]).toEqual([
      'review',
      3333,
      [],
    ])
    shopper.send({ type: 'cancellation.edit' })
    picks(shopper, sampleShirts, 0)
    expect([view(shopper), selectIsNothingChosen(shopper.snapshot())]).toEqual(['form', true])
  })

  test('[BY-15] what was read is asked for once, and stays as it was read while the order changes', async () => {
    const shopper = start()
    picks(shopper, sampleShirts, 1)
    asks(shopper)
    shopper.send({ type: 'cancellation.confirm' })
    expect(shopper.asked('attempt')).toEqual([
      { target: { orderNumber: 'C00000001' }, request: { items: one }, pendingKey: null },
    ])
    await shopper.answer('attempt', doneAs('cancelled'))
    shopper.send({ type: 'order.updated', offer: shoesOffer })
    expect([view(shopper), selectPieces(shopper.snapshot()), selectRefund(shopper.snapshot())]).toEqual([
      'cancelled',
      one,
      3333,
    ])
    expect(shopper.emitted).toEqual([{ type: 'order.outdated' }])
  })

  test('[BY-16] of all that is left the whole order is cancelled, with its whole total', () => {
    const shopper = start()
    picks(shopper, sampleShirts, 3)
    picks(shopper, sampleShoes, 1)
    expect([selectIsWholeOrder(shopper.snapshot()), selectRefund(shopper.snapshot())]).toEqual([true, 22_800])
    picks(shopper, sampleShirts, 2)
    expect(selectIsWholeOrder(shopper.snapshot())).toBe(false)
  })

  test('no more pieces are chosen than there are', () => {
    const shopper = start()
    picks(shopper, sampleShirts, 9)
    picks(shopper, 'another', 1)
    expect(selectPieces(shopper.snapshot())).toEqual([{ lineId: sampleShirts, quantity: 3 }])
  })

  test('[BY-15] what the warehouse decides later says so', async () => {
    const shopper = start()
    picks(shopper, sampleShoes, 1)
    asks(shopper)
    await shopper.answer('attempt', doneAs('pending'))
    expect([view(shopper), shopper.emitted]).toEqual(['pending', [{ type: 'order.outdated' }]])
  })

  test.each(['order_state', 'cancel_window_closed', 'order_already_cancelled'])(
    '[BY-16] too late (%s) says which pieces, and is not asked for again',
    async (code) => {
      const shopper = start()
      picks(shopper, sampleShirts, 1)
      asks(shopper)
      await shopper.answer('attempt', refusedAs(code))
      shopper.send({ type: 'cancellation.retry' })
      expect([view(shopper), selectPieces(shopper.snapshot()), shopper.asked('attempt').length]).toEqual([
        'tooLate',
        one,
        1,
      ])
      expect(shopper.snapshot().context.refusal?.code).toBe(code)
    },
  )

  test.each(['cancel_items_gone', 'validation'])(
    '[BY-16] pieces that are not there any more (%s) are chosen again',
    async (code) => {
      const shopper = start()
      picks(shopper, sampleShirts, 1)
      asks(shopper)
      await shopper.answer('attempt', refusedAs(code))
      expect([view(shopper), shopper.snapshot().context.isObjected]).toEqual(['form', true])
      shopper.send({ type: 'order.updated', offer: shoesOffer })
      expect(selectPieces(shopper.snapshot())).toEqual([])
      picks(shopper, sampleShoes, 1)
      expect(shopper.snapshot().context.isObjected).toBe(false)
    },
  )

  test('[BY-16] an order that changes under the review leads back, and one that is on its way closes the page', () => {
    const shopper = start()
    picks(shopper, sampleShirts, 1)
    shopper.send({ type: 'cancellation.review' })
    shopper.send({ type: 'order.updated', offer: sampleItemsOffer })
    expect(view(shopper)).toBe('review')
    shopper.send({ type: 'order.updated', offer: shoesOffer })
    expect([view(shopper), shopper.snapshot().context.isObjected]).toEqual(['form', true])
    shopper.send({ type: 'order.updated', offer: packedOffer })
    expect([view(shopper), shopper.snapshot().context.offer.refusal]).toEqual(['closed', 'notStoppable'])
    shopper.send({ type: 'order.updated', offer: sampleItemsOffer })
    expect(view(shopper)).toBe('form')
  })

  test('a failure keeps what was chosen, says why, and can be tried again', async () => {
    const shopper = start()
    picks(shopper, sampleShirts, 1)
    asks(shopper)
    await shopper.answer('attempt', refusedAs('cancellation_pending', 409))
    expect([view(shopper), shopper.emitted]).toEqual([
      'failed',
      [
        {
          type: 'error.reported',
          code: 'service-cancellation-failure',
          devMessage: 'cancellation of items: 409 cancellation_pending',
        },
      ],
    ])
    shopper.send({ type: 'cancellation.retry' })
    expect(shopper.asked('attempt')[1]).toEqual(shopper.asked('attempt')[0])
    await shopper.answer('attempt', refusedAs('internal', 503))
    shopper.send({ type: 'dialog.dismiss' })
    expect([view(shopper), selectPieces(shopper.snapshot())]).toEqual(['form', one])
  })

  test('[BY-15] a reload in the middle looks the outcome up, with nothing to send', async () => {
    const shopper = start({ pendingKey: 'key-0' })
    expect([selectIsForgotten(shopper.snapshot()), shopper.asked('attempt')]).toEqual([
      true,
      [{ target: { orderNumber: 'C00000001' }, request: null, pendingKey: 'key-0' }],
    ])
    await shopper.answer('attempt', refusedAs('not_sent', 503))
    shopper.send({ type: 'cancellation.retry' })
    expect([view(shopper), shopper.asked('attempt').length]).toEqual(['form', 1])
  })

  test('[BY-15] where nobody can say, the order is asked for again and looked at first', async () => {
    const shopper = start()
    picks(shopper, sampleShirts, 1)
    asks(shopper)
    await shopper.answer('attempt', notConfirmed)
    expect([view(shopper), shopper.emitted]).toEqual(['unconfirmed', [{ type: 'order.outdated' }]])
    shopper.send({ type: 'order.updated', offer: shoesOffer })
    shopper.send({ type: 'dialog.dismiss' })
    expect([view(shopper), selectPieces(shopper.snapshot())]).toEqual(['form', []])
  })
})
