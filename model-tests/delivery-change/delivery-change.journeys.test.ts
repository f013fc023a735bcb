import { describe, expect, test } from 'vitest'
import { deliveryChangeMachine } from '../../machines/delivery-change/delivery-change.machine.ts'
import {
  selectDeliveryGap,
  selectDeliveryView,
  selectIsForgotten,
  selectMovesAddress,
  selectMovesDay,
} from '../../machines/delivery-change/delivery-change.selectors.ts'
import type { DeliveryChangeInput } from '../../machines/delivery-change/delivery-change.types.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { startJourney } from '../samples/journey.ts'
import {
  laterDay,
  sampleCorrection,
  sampleDay,
  sampleHome,
  sampleInput,
  sampleOffer,
  sampleOffice,
} from './delivery-change.model.ts'

const start = (change: Partial<DeliveryChangeInput> = {}) =>
  startJourney({ machine: deliveryChangeMachine, input: () => ({ ...sampleInput, ...change }) })
type Shopper = ReturnType<typeof start>

const view = (shopper: Shopper) => selectDeliveryView(shopper.snapshot())
const gap = (shopper: Shopper) => selectDeliveryGap(shopper.snapshot())
const choice = (shopper: Shopper) => shopper.snapshot().context.choice
const chooses = (shopper: Shopper, day: string | null) => shopper.send({ type: 'day.choose', day })
const picks = (shopper: Shopper, address = sampleOffice, isEntered = false) =>
  shopper.send({ type: 'address.chosen', address, isEntered })
const asks = (shopper: Shopper) => {
  shopper.send({ type: 'change.review' })
  shopper.send({ type: 'change.confirm' })
}
const facts = (shopper: Shopper) => shopper.emitted.filter(({ type }) => type !== 'choice.kept')

describe('change of delivery: pinned journeys', () => {
  test('[BY-17] nothing is reviewed until something differs, and nothing is sent before it was read', () => {
    const shopper = start()
    shopper.send({ type: 'change.review' })
    expect([view(shopper), gap(shopper)]).toEqual(['form', 'unchanged'])
    picks(shopper)
    chooses(shopper, sampleDay)
    shopper.send({ type: 'change.review' })
    expect([view(shopper), gap(shopper), shopper.asked('attempt')]).toEqual(['review', null, []])
    expect([selectMovesAddress(shopper.snapshot()), selectMovesDay(shopper.snapshot())]).toEqual([true, true])
    shopper.send({ type: 'change.edit' })
    picks(shopper, sampleHome)
    chooses(shopper, null)
    expect([view(shopper), gap(shopper), choice(shopper).address]).toEqual(['form', 'unchanged', null])
    picks(shopper, { ...sampleHome, id: 'address-7', phone: '5550100' })
    expect(gap(shopper)).toBe('unchanged')
  })

  test('[BY-17] what was read is asked for once, and kept no more once it is changed', async () => {
    const shopper = start()
    picks(shopper)
    chooses(shopper, sampleDay)
    asks(shopper)
    shopper.send({ type: 'change.confirm' })
    const { id: _id, nameGiven, nameFamily, ...place } = sampleOffice
    expect(shopper.asked('attempt')).toEqual([
      {
        target: { orderNumber: 'C00000001' },
        request: { address: { ...place, name: { nameGiven, nameFamily } }, day: sampleDay },
        pendingKey: null,
      },
    ])
    await shopper.answer('attempt', doneAs(sampleDay))
    expect(view(shopper)).toBe('changed')
    expect(shopper.emitted.slice(-2)).toEqual([
      { type: 'choice.kept', choice: null },
      { type: 'order.outdated' },
    ])
  })

  test('[BY-18] a day alone is asked for without an address, and as soon as possible without either', async () => {
    const shopper = start({ offer: { ...sampleOffer, day: sampleDay } })
    chooses(shopper, laterDay)
    asks(shopper)
    await shopper.answer('attempt', refusedAs('internal', 503))
    shopper.send({ type: 'dialog.dismiss' })
    chooses(shopper, null)
    asks(shopper)
    expect(shopper.asked('attempt')).toMatchObject([
      { request: { address: null, day: laterDay } },
      { request: { address: null, day: null } },
    ])
  })

  test('[BY-19] a guest corrects the address, and takes the order nowhere else', () => {
    const shopper = start({ reach: 'place' })
    picks(shopper)
    shopper.send({ type: 'change.review' })
    expect([view(shopper), gap(shopper)]).toEqual(['form', 'elsewhere'])
    picks(shopper, sampleCorrection, true)
    shopper.send({ type: 'change.review' })
    expect([view(shopper), gap(shopper), choice(shopper).entered]).toEqual([
      'review',
      null,
      [sampleCorrection],
    ])
    const nobodyHears = start({ reach: 'nowhere' })
    picks(nobodyHears, sampleCorrection, true)
    expect(gap(nobodyHears)).toBe('elsewhere')
    const unknown = start({ offer: { ...sampleOffer, address: null } })
    picks(unknown)
    expect(gap(unknown)).toBe('elsewhere')
  })

  test('what was chosen is told with every choice, and is there when the page is opened again', () => {
    const shopper = start()
    chooses(shopper, sampleDay)
    picks(shopper, sampleCorrection, true)
    picks(shopper, { ...sampleCorrection, line2: 'Apt 5' }, true)
    const kept = { address: { ...sampleCorrection, line2: 'Apt 5' }, day: sampleDay }
    expect(shopper.emitted.at(-1)).toEqual({
      type: 'choice.kept',
      choice: { ...kept, entered: [kept.address] },
    })
    expect(choice(start({ kept: choice(shopper) }))).toEqual(choice(shopper))
    const late = start({ kept: choice(shopper), offer: { ...sampleOffer, days: [laterDay] } })
    expect(choice(late).day).toBeNull()
  })

  test('[BY-17] what was packed meanwhile says so, and is not asked for again', async () => {
    const shopper = start()
    chooses(shopper, sampleDay)
    asks(shopper)
    await shopper.answer('attempt', refusedAs('delivery_closed'))
    expect([view(shopper), facts(shopper)]).toEqual(['tooLate', [{ type: 'order.outdated' }]])
    shopper.send({ type: 'order.updated', offer: sampleOffer })
    shopper.send({ type: 'change.retry' })
    expect([view(shopper), shopper.asked('attempt').length]).toEqual(['tooLate', 1])
  })

  test('[BY-18] a day that is offered no more is taken back, and the order is asked for again', async () => {
    const shopper = start()
    picks(shopper)
    chooses(shopper, sampleDay)
    asks(shopper)
    await shopper.answer('attempt', refusedAs('delivery_day_gone'))
    const { context } = shopper.snapshot()
    expect([view(shopper), context.objection, context.choice.day, context.choice.address]).toEqual([
      'form',
      'dayGone',
      null,
      sampleOffice,
    ])
    expect(facts(shopper)).toEqual([{ type: 'order.outdated' }])
    chooses(shopper, laterDay)
    expect(shopper.snapshot().context.objection).toBeNull()
  })

  test.each(['delivery_elsewhere', 'validation'])(
    'an address that the host refuses (%s) is chosen again',
    async (code) => {
      const shopper = start()
      picks(shopper)
      asks(shopper)
      await shopper.answer('attempt', refusedAs(code))
      expect([view(shopper), shopper.snapshot().context.objection]).toEqual(['form', 'address'])
      picks(shopper, sampleHome)
      expect(shopper.snapshot().context.objection).toBeNull()
    },
  )

  test('a failure keeps what was chosen, says why, and can be tried again', async () => {
    const shopper = start()
    chooses(shopper, sampleDay)
    asks(shopper)
    await shopper.answer('attempt', refusedAs('delivery_change_pending', 409))
    expect([view(shopper), shopper.snapshot().context.refusal?.code]).toEqual([
      'failed',
      'delivery_change_pending',
    ])
    expect(facts(shopper)).toEqual([
      {
        type: 'error.reported',
        code: 'unknown orders error',
        devMessage: 'delivery change: 409 delivery_change_pending',
      },
    ])
    shopper.send({ type: 'change.retry' })
    expect(shopper.asked('attempt')[1]).toEqual(shopper.asked('attempt')[0])
  })

  test('a reload in the middle looks the outcome up, with nothing to send', async () => {
    const shopper = start({ pendingKey: 'key-0' })
    expect([selectIsForgotten(shopper.snapshot()), shopper.asked('attempt')]).toEqual([
      true,
      [{ target: { orderNumber: 'C00000001' }, request: null, pendingKey: 'key-0' }],
    ])
    await shopper.answer('attempt', refusedAs('not_sent', 503))
    shopper.send({ type: 'change.retry' })
    expect([view(shopper), shopper.asked('attempt').length]).toEqual(['form', 1])
  })

  test('where nobody can say, the order is asked for again and looked at first', async () => {
    const shopper = start()
    chooses(shopper, sampleDay)
    asks(shopper)
    await shopper.answer('attempt', notConfirmed)
    expect([view(shopper), facts(shopper)]).toEqual(['unconfirmed', [{ type: 'order.outdated' }]])
    shopper.send({ type: 'order.updated', offer: { ...sampleOffer, day: sampleDay } })
    shopper.send({ type: 'dialog.dismiss' })
    expect([view(shopper), gap(shopper)]).toEqual(['form', 'unchanged'])
  })

  test('[BY-17] an order that is packed closes the page, and one that can be changed opens it', () => {
    const shopper = start()
    chooses(shopper, sampleDay)
    shopper.send({ type: 'order.updated', offer: { ...sampleOffer, refusal: 'packed' } })
    expect([view(shopper), shopper.snapshot().context.offer.refusal]).toEqual(['closed', 'packed'])
    shopper.send({ type: 'order.updated', offer: sampleOffer })
    expect([view(shopper), choice(shopper).day]).toEqual(['form', sampleDay])
  })
})
