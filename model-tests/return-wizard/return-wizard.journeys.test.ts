import { describe, expect, test } from 'vitest'
import type { Order } from '../../contract/orders/order.ts'
import type { ShipmentServiceProvider } from '../../contract/returns/carriers.ts'
import { countryFlags } from '../../domain/pages/flags.ts'
import type { ReturnSubmissionInput } from '../../machines/return-wizard/return-submission/return-submission.types.ts'
import { returnWizardMachine } from '../../machines/return-wizard/return-wizard.machine.ts'
import { methodsOf } from '../../machines/return-wizard/return-wizard.rules.ts'
import { selectWizardView } from '../../machines/return-wizard/return-wizard.selectors.ts'
import type { ReturnDraft, ReturnWizardInput } from '../../machines/return-wizard/return-wizard.types.ts'
import { succeeded } from '../../services/http/result.ts'
import { startJourney } from '../lib/journey.ts'
import { sampleDelivered, sampleStore } from '../samples/return-samples.ts'

const orderNumber = 'C00000001'
const order = sampleDelivered()

const inKorea = sampleDelivered({ shipFrom: { address: { iso2Country: 'KR' } } })

type Providers = readonly ShipmentServiceProvider[] | null

const start = async (
  changes: Partial<ReturnWizardInput> = {},
  opened = order,
  providers: Providers = null,
) => {
  const stored: ReturnDraft[] = []
  const storedMethods: [string | null, string | null][] = []
  const journey = startJourney({
    machine: returnWizardMachine,
    input: (now) => ({
      orderNumber,
      upmId: 'upm-1',
      country: 'us',
      language: 'en',
      locale: 'en-US',
      flags: countryFlags('us'),
      selectedGtin: null,
      now,
      storedDraft: null,
      pendingKey: null,
      ...changes,
    }),
    listeners: ['storeSelector'],
    actions: {
      storeDraft: ({ context }: { context: { draft: ReturnDraft } }) => stored.push(context.draft),
      storeMethod: ({ context: { draft } }: { context: { draft: ReturnDraft } }) =>
        storedMethods.push([draft.method, draft.store?.storeId ?? null]),
    },
  })
  await journey.answer('fetchOrder', succeeded({ order: opened, providers }))
  const view = () => selectWizardView(journey.snapshot())
  const submitted = () => journey.asked('returnSubmission') as readonly ReturnSubmissionInput[]
  const picks = (lineId: string) => {
    journey.send({ type: 'item.changed', lineId, change: { field: 'checked', value: true } })
    journey.send({ type: 'item.changed', lineId, change: { field: 'reason', value: 'tooSmall' } })
  }
  const goesOn = () => journey.send({ type: 'wizard.continue' })
  return { ...journey, stored, storedMethods, view, submitted, picks, goesOn }
}

const created = { kind: 'done', value: { returnOrderNumber: 'R00000001', emailSent: true } }
const failed = { kind: 'refused', code: 'internal', status: 500, isFinal: false }

describe('return wizard: pinned journeys', () => {
  test('[RI-02][RI-06] goes on only with an item, its reason and its quantity', async () => {
    const shopper = await start()
    shopper.goesOn()
    expect(shopper.view()).toBe('items')
    shopper.send({ type: 'item.changed', lineId: 'line-2', change: { field: 'checked', value: true } })
    shopper.goesOn()
    expect(shopper.view()).toBe('items')
    shopper.send({ type: 'item.changed', lineId: 'line-2', change: { field: 'reason', value: 'tooBig' } })
    shopper.send({ type: 'item.changed', lineId: 'line-2', change: { field: 'quantity', value: 4 } })
    expect(shopper.snapshot().context.draft.choices[1]?.quantity).toBe(1)
    shopper.send({ type: 'item.changed', lineId: 'line-2', change: { field: 'quantity', value: 2 } })
    shopper.goesOn()
    expect(shopper.view()).toBe('method')
    shopper.goesOn()
    expect(shopper.view()).toBe('method')
  })

  test('[RI-05] the item that the address names is checked', async () => {
    const shopper = await start({ selectedGtin: '00002' })
    expect(shopper.snapshot().context.draft.choices.map(({ checked }) => checked)).toEqual([false, true])
  })

  test.each([
    ['nl', 'PNLB', ['emeaPaperless|PNLB', 'emeaDropoff|HERM', 'emeaStoreReturn']],
    ['it', 'POIT', ['emeaPaperless|POIT', 'emeaDropoff|HERM', 'emeaStoreReturn']],
  ])(
    '[RM-03 RM-10 A-3] in %s the ways back are those of the carriers that the host names',
    async (country, code, ways) => {
      const abroad = sampleDelivered({ shipFrom: { address: { iso2Country: country } } })
      const provider = (nikeServiceTypeCode: string, serviceSCACCode: string) => ({
        providerName: serviceSCACCode,
        nikeServiceTypeCode,
        serviceSCACCode,
      })
      const shopper = await start({ country, flags: countryFlags(country) }, abroad, [
        provider('EMEA_PAPERLESS', code),
        provider('EMEA_DROPOFF', code),
        provider('EMEA_DROPOFF', 'HERM'),
      ])
      expect(methodsOf(shopper.snapshot().context).map(({ key }) => key)).toEqual(ways)
      shopper.picks('line-1')
      shopper.goesOn()
      shopper.send({ type: 'method.chosen', method: 'emeaDropoff|HERM' })
      shopper.goesOn()
      expect(shopper.submitted()).toMatchObject([
        { request: { returnMethod: 'CARRIER_DROP_OFF', labelMethod: 'emeaDropoff|HERM' } },
      ])
    },
  )

  test('[RM-05 A-7] a store that was picked is forgotten with the way to it, in the draft and where it is stored', async () => {
    const shopper = await start()
    shopper.picks('line-1')
    shopper.goesOn()
    shopper.send({ type: 'method.chosen', method: 'returnToStore' })
    shopper.goesOn()
    shopper.send({ type: 'store.chosen', store: sampleStore('s1') })
    expect(shopper.stored.at(-1)?.store?.storeId).toBe('s1')
    shopper.send({ type: 'wizard.back' })
    shopper.send({ type: 'method.chosen', method: 'upsDropoff' })
    expect(shopper.stored.at(-1)).toMatchObject({ method: 'upsDropoff', store: null })
    expect(shopper.storedMethods).toEqual([
      ['returnToStore', null],
      ['returnToStore', 's1'],
      ['upsDropoff', null],
    ])
    shopper.send({ type: 'method.chosen', method: 'returnToStore' })
    shopper.goesOn()
    shopper.goesOn()
    expect(shopper.view()).toBe('store')
  })

  test('[RS-01][RS-02] submits what was chosen, once, and leads on after three seconds', async () => {
    const shopper = await start()
    shopper.picks('line-2')
    shopper.send({ type: 'item.changed', lineId: 'line-2', change: { field: 'quantity', value: 2 } })
    shopper.goesOn()
    shopper.send({ type: 'method.chosen', method: 'upsPickup' })
    shopper.goesOn()
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
    await shopper.pass(2_999)
    expect(shopper.view()).toBe('success')
    await shopper.pass(1)
    expect(shopper.emitted.at(-1)).toMatchObject({
      type: 'return.created',
      returnOrderNumber: 'R00000001',
      emailSent: true,
    })
  })

  test('[RS-06] what was entered stands in for the return until the host’s own is there', async () => {
    const shopper = await start()
    shopper.picks('line-1')
    shopper.picks('line-2')
    shopper.send({ type: 'item.changed', lineId: 'line-2', change: { field: 'quantity', value: 2 } })
    shopper.goesOn()
    shopper.send({ type: 'method.chosen', method: 'upsDropoff' })
    shopper.goesOn()
    await shopper.answer('returnSubmission', created)
    shopper.send({ type: 'return.open' })
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
    const shopper = await start({ pendingKey: 'key-1' })
    await shopper.answer('returnSubmission', created)
    shopper.send({ type: 'return.open' })
    expect(shopper.emitted).toMatchObject([{ type: 'return.created', record: null }])
  })

  test('[RI-07] a fake return and a Korean return to a store show a preview, call nobody, and can be changed', async () => {
    const fake = await start({ flags: { ...countryFlags('us'), enableFakeReturn: true } })
    fake.picks('line-1')
    fake.goesOn()
    fake.send({ type: 'method.chosen', method: 'upsDropoff' })
    fake.goesOn()
    expect([fake.view(), fake.submitted()]).toEqual(['previewing', []])
    fake.send({ type: 'wizard.back' })
    expect(fake.view()).toBe('method')

    const korean = await start({ country: 'kr', flags: countryFlags('kr') }, inKorea)
    korean.picks('line-1')
    korean.goesOn()
    korean.send({ type: 'method.chosen', method: 'returnToStore' })
    korean.goesOn()
    korean.send({ type: 'store.chosen', store: sampleStore('s1', 'KR') })
    korean.goesOn()
    expect([korean.view(), korean.submitted()]).toEqual(['previewing', []])
  })

  test('[ER-03] tells which reasons were clicked and submitted, which method, and that the return was sent', async () => {
    const shopper = await start()
    shopper.picks('line-1')
    shopper.goesOn()
    shopper.send({ type: 'method.chosen', method: 'upsPickup' })
    shopper.goesOn()
    expect(shopper.emitted).toEqual([
      { type: 'reason.chosen', reason: 'tooSmall' },
      { type: 'step.submitted', step: 'items', isLast: false, reasons: ['tooSmall'], method: null },
      { type: 'step.submitted', step: 'method', isLast: true, reasons: ['tooSmall'], method: 'upsPickup' },
    ])
  })

  test('[RS-02] the countdown can be stopped, and taken at once', async () => {
    const shopper = await start({ pendingKey: 'key-1' })
    await shopper.answer('returnSubmission', created)
    shopper.send({ type: 'return.hold' })
    await shopper.pass(60_000)
    expect(shopper.emitted).toEqual([])
    shopper.send({ type: 'return.open' })
    expect(shopper.emitted).toHaveLength(1)
  })

  test('[RM-06][RS-05] a store of the country is taken, another one is not; the e-mail goes with it', async () => {
    const shopper = await start()
    shopper.picks('line-1')
    shopper.goesOn()
    shopper.send({ type: 'method.chosen', method: 'returnToStore' })
    shopper.goesOn()
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

  test('[RS-03][RS-04] after a failure everything is still there, and the next attempt is a new one', async () => {
    const shopper = await start()
    shopper.picks('line-1')
    shopper.goesOn()
    shopper.send({ type: 'method.chosen', method: 'upsDropoff' })
    shopper.goesOn()
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
    const before = await start()
    before.picks('line-1')
    before.goesOn()
    before.send({ type: 'method.chosen', method: 'upsDropoff' })
    before.goesOn()
    const storedDraft = before.stored.at(-1) ?? null
    const after = await start({ storedDraft, pendingKey: 'key-1' })
    expect(after.submitted()).toMatchObject([{ pendingKey: 'key-1' }])
    expect(after.submitted()[0]?.request).toEqual(before.submitted()[0]?.request)
  })

  test('[RS-04] nothing is sent without a press: a draft that was ready opens at its last step', async () => {
    const before = await start()
    before.picks('line-1')
    before.goesOn()
    before.send({ type: 'method.chosen', method: 'upsDropoff' })
    before.goesOn()
    const after = await start({ storedDraft: before.stored.at(-1) ?? null })
    expect([after.view(), after.submitted()]).toEqual(['method', []])
  })
})
