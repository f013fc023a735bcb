import { describe, expect, test } from 'vitest'
import { countryFlags } from '../../domain/pages/flags.ts'
import { itemsOf, openDraft } from '../../machines/return-wizard/return-wizard.rules.ts'
import { sampleDelivered, sampleStore } from '../samples/return-samples.ts'
import { draft, untouched, wizard } from './opened-wizard.ts'

const order = sampleDelivered()
describe('return wizard: the draft of an order that has just come', () => {
  test('holds each line that can go back, untouched, and no way', () => {
    expect(wizard().draft).toEqual({
      choices: [untouched('line-1'), untouched('line-2', 3)],
      answers: [],
      method: null,
      store: null,
      addressId: null,
      selected: null,
    })
  })

  test('leaves lines out that cannot go back', () => {
    const line = order.group[0]?.orderItems[0]
    const other = order.group[0]?.orderItems[1]
    const barred = {
      ...order,
      group: [{ ...order.group[0], orderItems: [{ ...line, returnableFlag: false }, other] }],
    }
    const context = wizard({ known: { order: barred as typeof order, providers: null } })
    expect(context.draft.choices.map(({ lineId }) => lineId)).toEqual(['line-2'])
    expect(itemsOf(context).map(({ disabled }) => disabled === null)).toEqual([false, true])
  })

  test('keeps what was entered as long as as many pieces can still go back', () => {
    const kept = (quantity: number) => {
      const choice = { ...untouched('line-2', quantity), checked: true, reason: 'tooBig' }
      return wizard({ storedDraft: { ...draft, choices: [choice] } }).draft.choices
    }
    expect(kept(3)).toEqual([
      untouched('line-1'),
      { ...untouched('line-2', 3), checked: true, reason: 'tooBig' },
    ])
    expect(kept(4)).toEqual([untouched('line-1'), untouched('line-2', 3)])
  })

  test('keeps a way that the order still has, with its store where it leads to one', () => {
    const store = sampleStore('s1')
    expect(wizard({ storedDraft: { ...draft, store } }).draft).toMatchObject({
      method: 'upsDropoff',
      store: null,
    })
    expect(wizard({ storedDraft: { ...draft, method: 'returnToStore', store } }).draft).toMatchObject({
      method: 'returnToStore',
      store,
    })
    expect(wizard({ storedDraft: { ...draft, method: 'auDropoff', store } }).draft).toMatchObject({
      method: null,
      store: null,
    })
  })

  test('has the one way that there is, and none where there are several', () => {
    const abroad = sampleDelivered({ shipFrom: { address: { iso2Country: 'NZ' } } })
    const there = wizard({
      country: 'nz',
      flags: countryFlags('nz'),
      known: { order: abroad, providers: null },
    })
    expect(there.draft.method).toBe('returnToStore')
    expect(wizard().draft.method).toBeNull()
  })

  test('checks the item that the address names once: the draft remembers which one it was', () => {
    const named = wizard({ selectedGtin: '00002', storedDraft: draft })
    expect(named.draft.choices).toMatchObject([{ checked: true }, { checked: true, quantity: 1 }])
    expect(named.draft.selected).toBe('00002')
    const unticked = { ...named.draft, choices: [untouched('line-1'), untouched('line-2')] }
    const again = wizard({ selectedGtin: '00002', storedDraft: unticked })
    expect(again.draft.choices.map(({ checked }) => checked)).toEqual([false, false])
    const unknown = wizard({ selectedGtin: '00009', storedDraft: draft })
    expect(unknown.draft.choices.map(({ checked }) => checked)).toEqual([true, false])
  })

  test('is opened with the carriers that came with the order', () => {
    const abroad = sampleDelivered({ shipFrom: { address: { iso2Country: 'nl' } } })
    const providers = [{ providerName: 'DHL', nikeServiceTypeCode: 'EMEA_DROPOFF', serviceSCACCode: 'HERM' }]
    const before = wizard({
      known: null,
      country: 'nl',
      flags: countryFlags('nl'),
      storedDraft: { ...draft, method: 'emeaDropoff|HERM' },
    })
    expect(openDraft(before, { order: abroad, providers }).draft.method).toBe('emeaDropoff|HERM')
    expect(openDraft(before, { order: abroad, providers: [] }).draft.method).toBe('emeaStoreReturn')
  })
})
