import { describe, expect, test } from 'vitest'
import { countryFlags } from '../../domain/pages/flags.ts'
import { methodsOf } from '../../machines/return-wizard/return-wizard.rules.ts'
import { selectGaps, selectRefusals } from '../../machines/return-wizard/return-wizard.selectors.ts'
import type { ReturnDraft } from '../../machines/return-wizard/return-wizard.types.ts'
import { sampleDelivered, sampleStore } from '../samples/return-samples.ts'
import { inKorea, order, startWizard } from './return-wizard.parts.ts'

describe('return wizard: pinned journeys through its steps', () => {
  test('[RI-02][RI-06] goes on only with an item, its reason and its quantity', async () => {
    const shopper = await startWizard()
    const lacks = () => [shopper.view(), selectRefusals(shopper.snapshot()), selectGaps(shopper.snapshot())]
    expect(lacks()).toEqual(['items', 0, []])
    shopper.goesOn()
    expect(lacks()).toEqual(['items', 1, [{ kind: 'nothingChecked' }]])
    shopper.send({ type: 'item.changed', lineId: 'line-2', change: { field: 'checked', value: true } })
    shopper.goesOn()
    expect(lacks()).toEqual(['items', 2, [{ kind: 'reasonMissing', lineId: 'line-2' }]])
    shopper.send({ type: 'item.changed', lineId: 'line-2', change: { field: 'reason', value: 'tooBig' } })
    shopper.send({ type: 'item.changed', lineId: 'line-2', change: { field: 'quantity', value: 4 } })
    expect(shopper.snapshot().context.draft.choices[1]?.quantity).toBe(1)
    shopper.send({ type: 'item.changed', lineId: 'line-2', change: { field: 'quantity', value: 2 } })
    shopper.goesOn()
    expect(lacks()).toEqual(['method', 0, []])
    shopper.goesOn()
    expect(lacks()).toEqual(['method', 1, [{ kind: 'methodMissing' }]])
    shopper.send({ type: 'method.chosen', method: 'returnToStore' })
    expect(lacks()).toEqual(['method', 1, [{ kind: 'storeMissing' }]])
    shopper.send({ type: 'method.chosen', method: 'upsDropoff' })
    expect(lacks()).toEqual(['method', 1, []])
  })

  test('[RI-01] the browser goes back and forward through the steps, and everything that was entered stays', async () => {
    const shopper = await startWizard()
    shopper.picks('line-1')
    shopper.goesOn()
    shopper.send({ type: 'method.chosen', method: 'returnToStore' })
    shopper.send({ type: 'store.chosen', store: sampleStore('s1') })
    const { draft } = shopper.snapshot().context
    shopper.send({ type: 'step.asked', name: 'items' })
    expect(shopper.view()).toBe('items')
    shopper.send({ type: 'step.asked', name: 'method' })
    expect([shopper.view(), shopper.snapshot().context.draft]).toEqual(['method', draft])
    shopper.send({ type: 'step.asked', name: 'items' })
    shopper.send({ type: 'item.changed', lineId: 'line-1', change: { field: 'checked', value: false } })
    shopper.send({ type: 'step.asked', name: 'method' })
    expect([shopper.view(), selectGaps(shopper.snapshot())]).toEqual(['items', [{ kind: 'nothingChecked' }]])
    expect(shopper.emitted.at(-1)).toEqual({ type: 'step.shown', step: 'items' })
  })

  test('[RI-05] another item that the address names later is checked as well; a tick that nothing was said about goes', async () => {
    const first = await startWizard({ selectedGtin: '00001' })
    first.send({ type: 'item.changed', lineId: 'line-1', change: { field: 'comment', value: 'Hm.' } })
    const checked = async (storedDraft: ReturnDraft | null, selectedGtin: string) => {
      const shopper = await startWizard({ storedDraft, selectedGtin })
      return shopper.snapshot().context.draft.choices.map((choice) => choice.checked)
    }
    expect(await checked(first.stored.at(-1) ?? null, '00002')).toEqual([false, true])
    first.send({ type: 'item.changed', lineId: 'line-1', change: { field: 'reason', value: 'tooBig' } })
    expect(await checked(first.stored.at(-1) ?? null, '00002')).toEqual([true, true])
    first.send({ type: 'item.changed', lineId: 'line-1', change: { field: 'checked', value: false } })
    expect(await checked(first.stored.at(-1) ?? null, '00001')).toEqual([false, false])
  })

  test('[RI-01 RM-10] a page that came with its order and carriers asks for neither, and checks the named item', async () => {
    const known = { order, providers: [] }
    const shopper = await startWizard({ known, selectedGtin: '00002' })
    expect([shopper.view(), shopper.asked('fetchOrder')]).toEqual(['items', []])
    const { context } = shopper.snapshot()
    expect([context.order, context.providers]).toEqual([order, []])
    expect(context.draft.choices.map(({ checked }) => checked)).toEqual([false, true])
  })

  test('[RS-04] what was entered before is taken up by a page that came with its order', async () => {
    const before = await startWizard()
    before.picks('line-2')
    const storedDraft = before.stored.at(-1) ?? null
    const shopper = await startWizard({ known: { order, providers: [] }, storedDraft })
    expect(shopper.snapshot().context.draft.choices).toEqual(storedDraft?.choices)
    const reloaded = await startWizard({ known: { order, providers: [] }, storedDraft, pendingKey: 'key-0' })
    expect([reloaded.view(), reloaded.submitted()]).toMatchObject(['submitting', [{ pendingKey: 'key-0' }]])
  })

  test('[RI-05] the item that the address names is checked', async () => {
    const shopper = await startWizard({ selectedGtin: '00002' })
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
      const shopper = await startWizard({ country, flags: countryFlags(country) }, abroad, [
        provider('EMEA_PAPERLESS', code),
        provider('EMEA_DROPOFF', code),
        provider('EMEA_DROPOFF', 'HERM'),
      ])
      expect(methodsOf(shopper.snapshot().context).map(({ key }) => key)).toEqual(ways)
      shopper.fillsIn('line-1', 'emeaDropoff|HERM')
      expect(shopper.submitted()).toMatchObject([
        { request: { returnMethod: 'CARRIER_DROP_OFF', labelMethod: 'emeaDropoff|HERM' } },
      ])
    },
  )

  test('[RM-05 A-7] a store that was picked is forgotten with the way to it, in the draft and where it is stored', async () => {
    const shopper = await startWizard()
    shopper.fillsIn('line-1', 'returnToStore')
    shopper.send({ type: 'store.chosen', store: sampleStore('s1') })
    expect(shopper.stored.at(-1)?.store?.storeId).toBe('s1')
    shopper.send({ type: 'method.chosen', method: 'upsDropoff' })
    expect(shopper.stored.at(-1)).toMatchObject({ method: 'upsDropoff', store: null })
    const storedDraft = { ...shopper.snapshot().context.draft, method: 'auDropoff', store: sampleStore('s1') }
    const later = await startWizard({ storedDraft })
    expect(later.snapshot().context.draft).toMatchObject({ method: null, store: null })
    expect(shopper.storedMethods).toEqual([
      ['returnToStore', null],
      ['returnToStore', 's1'],
      ['upsDropoff', null],
    ])
    shopper.send({ type: 'method.chosen', method: 'returnToStore' })
    shopper.goesOn()
    expect([shopper.view(), shopper.submitted()]).toEqual(['method', []])
  })

  test('[RI-07] a fake return and a Korean return to a store show a preview, call nobody, and can be changed', async () => {
    const fake = await startWizard({ flags: { ...countryFlags('us'), enableFakeReturn: true } })
    fake.fillsIn('line-1', 'upsDropoff')
    expect([fake.view(), fake.submitted()]).toEqual(['previewing', []])
    fake.send({ type: 'wizard.back' })
    expect(fake.view()).toBe('method')

    const korean = await startWizard({ country: 'kr', flags: countryFlags('kr') }, inKorea)
    korean.fillsIn('line-1', 'returnToStore')
    korean.send({ type: 'store.chosen', store: sampleStore('s1', 'KR') })
    korean.goesOn()
    expect([korean.view(), korean.submitted()]).toEqual(['previewing', []])
  })

  test('[ER-03] tells which reasons were clicked and submitted, which method, and that the return was sent', async () => {
    const shopper = await startWizard()
    shopper.fillsIn('line-1', 'upsPickup')
    expect(shopper.emitted.filter(({ type }) => type !== 'step.shown')).toEqual([
      { type: 'reason.chosen', reason: 'tooSmall' },
      { type: 'step.submitted', step: 'items', isLast: false, reasons: ['tooSmall'], method: null },
      { type: 'step.submitted', step: 'method', isLast: true, reasons: ['tooSmall'], method: 'upsPickup' },
    ])
  })
})
