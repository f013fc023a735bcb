import { describe, expect, test } from 'vitest'
import type { Order } from '../../contract/orders/order.ts'
import { countryFlags } from '../../domain/pages/flags.ts'
import { sampleStore } from '../samples/return-samples.ts'
import { created, failed, order, orderNumber, startWizard } from './return-wizard.parts.ts'

describe('return wizard: pinned journeys of what is sent', () => {
  test('[RS-01][RS-02] submits what was chosen, once, and leads on to the instructions as soon as it is created', async () => {
    const shopper = await startWizard()
    shopper.picks('line-2')
    shopper.send({ type: 'item.changed', lineId: 'line-2', change: { field: 'quantity', value: 2 } })
    shopper.goesOn()
    shopper.send({ type: 'method.chosen', method: 'upsPickup' })
    shopper.goesOn()
    expect(shopper.view()).toBe('submitting')
    shopper.goesOn()
    expect(shopper.submitted()).toMatchObject([
      {
        request: {
          orderNumber,
          returnMethod: 'PICK_UP',
          orderLines: [{ quantity: 2, reasonCode: '1', reasonText: null, orderLineId: 'line-2' }],
        },
        target: { orderNumber },
        pendingKey: null,
        email: null,
        trigger: null,
      },
    ])
    await shopper.answer('returnSubmission', created)
    expect(shopper.emitted.at(-1)).toMatchObject({
      type: 'return.created',
      returnOrderNumber: 'R00000001',
      emailSent: true,
    })
  })

  test('[RS-06] what was entered stands in for the return until the host’s own is there', async () => {
    const shopper = await startWizard()
    shopper.picks('line-1')
    shopper.picks('line-2')
    shopper.send({ type: 'item.changed', lineId: 'line-2', change: { field: 'quantity', value: 2 } })
    shopper.goesOn()
    shopper.send({ type: 'method.chosen', method: 'upsDropoff' })
    shopper.goesOn()
    await shopper.answer('returnSubmission', created)
    const fact = shopper.emitted.at(-1) as { readonly record: Order }
    expect(fact.record).toMatchObject({
      orderNumber: 'R00000001',
      parentSalesOrderNumber: orderNumber,
      orderType: 'RETURN_ORDER',
      returnMethod: 'upsDropoff',
      shouldRefresh: true,
      authorizationInfo: order.authorizationInfo,
      currency: order.currency,
      payment: order.payment,
      shipFrom: order.shipFrom,
      // 140 + 54 × 2 ÷ 3, and 12.25 + 4.73 × 2 ÷ 3 rounded half up.
      transaction: { subTotal: 176, totalTaxes: 15.4, orderTotal: 191.4 },
      group: [
        {
          orderItems: [
            { lineItemTransaction: { quantity: 1, lineItemChargedPrice: 140, lineItemTaxes: 12.25 } },
            {
              lineItemStatus: { status: 'Return Created' },
              lineItemTransaction: { quantity: 2, lineItemChargedPrice: 36, lineItemTaxes: 3.15 },
            },
          ],
        },
      ],
    })
  })

  test('[RS-06] a tab that only looked the outcome up has no record to show', async () => {
    const shopper = await startWizard({ pendingKey: 'key-1' })
    await shopper.answer('returnSubmission', created)
    expect(shopper.emitted).toMatchObject([{ type: 'return.created', record: null }])
  })

  test('[RM-06][RS-05] a store of the country is taken, another one is not; the email goes with it', async () => {
    const shopper = await startWizard()
    shopper.fillsIn('line-1', 'returnToStore')
    shopper.send({ type: 'store.chosen', store: sampleStore('s1') })
    shopper.send({ type: 'store.chosen', store: sampleStore('s9', 'CA') })
    expect(shopper.snapshot().context.draft.store).toBeNull()
    shopper.send({ type: 'dialog.dismiss' })
    shopper.send({ type: 'store.chosen', store: sampleStore('s1') })
    shopper.goesOn()
    expect(shopper.submitted()).toMatchObject([
      { request: { returnMethod: 'STORE_DROP_OFF' }, email: { to: 'lina@example.com', firstName: 'Lina' } },
    ])
  })

  test.each([
    [true, { phoneNumber: '2025550101', marketplace: 'US', salesOrderNumber: orderNumber }],
    [false, null],
  ])(
    '[RS-05 A-13] a return to a store tells the store’s messaging by default, and not where the flag is off: %s',
    async (enableDorisCommunication, trigger) => {
      const byDefault = countryFlags('us')
      expect(byDefault.enableDorisCommunication).toBe(true)
      const shopper = await startWizard({ flags: { ...byDefault, enableDorisCommunication } })
      shopper.fillsIn('line-1', 'returnToStore')
      shopper.send({ type: 'store.chosen', store: sampleStore('s1') })
      shopper.goesOn()
      expect(shopper.submitted()).toMatchObject([{ trigger }])
    },
  )

  test('[RS-03][RS-04] after a failure everything is still there, and the next attempt is a new one', async () => {
    const shopper = await startWizard()
    shopper.fillsIn('line-1', 'upsDropoff')
    await shopper.answer('returnSubmission', failed)
    expect(shopper.view()).toBe('notSubmitted')
    expect(shopper.emitted.at(-1)).toEqual({
      type: 'error.reported',
      code: 'order-detail-return-failure',
      devMessage: '500 internal',
    })
    shopper.send({ type: 'wizard.retry' })
    expect(shopper.submitted().map(({ pendingKey }) => pendingKey)).toEqual([null, null])
    expect(shopper.submitted()[1]?.request).toEqual(shopper.submitted()[0]?.request)
    await shopper.answer('returnSubmission', failed)
    shopper.send({ type: 'dialog.dismiss' })
    expect(shopper.view()).toBe('method')
  })

  test('[RS-04] a reload in the middle looks the outcome up with the same request', async () => {
    const before = await startWizard()
    before.fillsIn('line-1', 'upsDropoff')
    const storedDraft = before.stored.at(-1) ?? null
    const after = await startWizard({ storedDraft, step: 'method', pendingKey: 'key-1' })
    expect(after.submitted()).toMatchObject([{ pendingKey: 'key-1' }])
    expect(after.submitted()[0]?.request).toEqual(before.submitted()[0]?.request)
  })

  test('[RS-04] nothing is sent without a press: a draft that was ready opens at the step that its address names', async () => {
    const before = await startWizard()
    before.fillsIn('line-1', 'upsDropoff')
    const storedDraft = before.stored.at(-1) ?? null
    const after = await startWizard({ storedDraft, step: 'method' })
    expect([after.view(), after.submitted()]).toEqual(['method', []])
    const atStart = await startWizard({ storedDraft })
    expect([atStart.view(), atStart.submitted()]).toEqual(['items', []])
  })
})
