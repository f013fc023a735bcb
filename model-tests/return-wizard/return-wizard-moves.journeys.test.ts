import { describe, expect, test } from 'vitest'
import { countryFlags } from '../../domain/pages/flags.ts'
import {
  isOtherCountryShown,
  selectGaps,
  selectRefusals,
  selectShownStep,
  selectStoreSelector,
} from '../../machines/return-wizard/return-wizard.selectors.ts'
import type { ItemChange } from '../../machines/return-wizard/return-wizard.types.ts'
import { sampleEntry } from '../samples/address-samples.ts'
import { sampleInKorea, sampleStore } from '../samples/return-samples.ts'
import { orderNumber, startWizard } from './return-wizard.parts.ts'

const shown = (step: string) => ({ type: 'step.shown', step })
const inKorea = (flags = countryFlags('kr')) => startWizard({ country: 'kr', flags }, sampleInKorea)
type Shopper = Awaited<ReturnType<typeof startWizard>>
const step = (shopper: Shopper) => selectShownStep(shopper.snapshot())

describe('return wizard: from step to step', () => {
  test('each step that shows is told once, on the way there and on the way back', async () => {
    const shopper = await inKorea()
    shopper.fillsIn('line-1', 'courierPickup')
    shopper.send({ type: 'wizard.back' })
    shopper.send({ type: 'wizard.back' })
    expect(shopper.emitted.filter(({ type }) => type === 'step.shown')).toEqual(
      ['items', 'method', 'confirmation', 'method', 'items'].map(shown),
    )
    expect([shopper.view(), step(shopper)]).toEqual(['items', 'items'])
    shopper.send({ type: 'wizard.back' })
    expect([shopper.view(), shopper.emitted.at(-1)]).toEqual([
      'leaving',
      { type: 'wizard.left', orderNumber },
    ])
  })

  test('each submitted step is told, the confirmation as the last one', async () => {
    const shopper = await inKorea()
    shopper.fillsIn('line-1', 'courierPickup')
    shopper.goesOn()
    expect(shopper.view()).toBe('submitting')
    const facts = { reasons: ['tooSmall'], isLast: false }
    expect(shopper.emitted.filter(({ type }) => type === 'step.submitted')).toEqual([
      { type: 'step.submitted', step: 'items', ...facts, method: null },
      { type: 'step.submitted', step: 'method', ...facts, method: 'courierPickup' },
      { type: 'step.submitted', step: 'confirmation', ...facts, isLast: true, method: 'courierPickup' },
    ])
  })

  test('only reasons of lines that go back are told', async () => {
    const shopper = await startWizard()
    shopper.picks('line-2')
    shopper.send({ type: 'item.changed', lineId: 'line-2', change: { field: 'checked', value: false } })
    shopper.picks('line-1')
    shopper.goesOn()
    expect(shopper.emitted.filter(({ type }) => type === 'step.submitted')).toMatchObject([
      { reasons: ['tooSmall'] },
    ])
    const unsaid = await startWizard()
    unsaid.send({ type: 'item.changed', lineId: 'line-1', change: { field: 'checked', value: true } })
    unsaid.goesOn()
    expect(unsaid.emitted.filter(({ type }) => type === 'step.submitted')).toEqual([])
  })

  test('a preview submits the step that it comes from, and tells it', async () => {
    const shopper = await startWizard({ flags: { ...countryFlags('us'), enableFakeReturn: true } })
    shopper.fillsIn('line-1', 'upsDropoff')
    expect(shopper.emitted.at(-1)).toMatchObject({ type: 'step.submitted', step: 'method', isLast: true })
    const courier = await inKorea({ ...countryFlags('kr'), enableFakeReturn: true })
    courier.fillsIn('line-1', 'courierPickup')
    expect(courier.view()).toBe('confirmation')
    courier.goesOn()
    expect([courier.view(), courier.emitted.at(-1)]).toMatchObject([
      'previewing',
      { type: 'step.submitted', step: 'confirmation', isLast: true },
    ])
  })

  test('nothing is previewed without a way', async () => {
    const shopper = await startWizard({ flags: { ...countryFlags('us'), enableFakeReturn: true } })
    shopper.picks('line-1')
    shopper.goesOn()
    shopper.goesOn()
    expect([shopper.view(), selectGaps(shopper.snapshot())]).toEqual(['method', [{ kind: 'methodMissing' }]])
  })

  test('the browser leaves a preview for another step, and stays in it for its own', async () => {
    const shopper = await startWizard({ flags: { ...countryFlags('us'), enableFakeReturn: true } })
    shopper.fillsIn('line-1', 'upsDropoff')
    shopper.send({ type: 'step.asked', name: 'method' })
    expect(shopper.view()).toBe('previewing')
    shopper.send({ type: 'step.asked', name: 'items' })
    expect([shopper.view(), step(shopper)]).toEqual(['method', 'method'])
  })

  test('a step that may not open yet says what is missing, and the address is told to name the one that shows', async () => {
    const shopper = await inKorea()
    shopper.send({ type: 'step.asked', name: 'method' })
    expect([selectRefusals(shopper.snapshot()), selectGaps(shopper.snapshot())]).toEqual([
      1,
      [{ kind: 'nothingChecked' }],
    ])
    expect(shopper.emitted).toEqual([shown('items'), shown('items')])
    shopper.send({ type: 'step.asked', name: 'confirmation' })
    expect(selectRefusals(shopper.snapshot())).toBe(2)
    shopper.picks('line-1')
    shopper.goesOn()
    shopper.send({ type: 'step.asked', name: 'confirmation' })
    expect([shopper.view(), selectRefusals(shopper.snapshot()), shopper.emitted.at(-1)]).toEqual([
      'method',
      1,
      shown('method'),
    ])
  })

  test('the step that shows already is no news', async () => {
    const shopper = await inKorea()
    shopper.send({ type: 'step.asked', name: 'items' })
    shopper.fillsIn('line-1', 'courierPickup')
    shopper.send({ type: 'wizard.back' })
    shopper.send({ type: 'step.asked', name: 'method' })
    shopper.goesOn()
    shopper.send({ type: 'step.asked', name: 'confirmation' })
    expect([shopper.view(), selectRefusals(shopper.snapshot())]).toEqual(['confirmation', 0])
    expect(shopper.emitted.filter(({ type }) => type === 'step.shown')).toEqual(
      ['items', 'method', 'confirmation', 'method', 'confirmation'].map(shown),
    )
  })

  test('a confirmation that the way does not have never opens', async () => {
    const shopper = await startWizard()
    shopper.picks('line-1')
    shopper.goesOn()
    shopper.send({ type: 'method.chosen', method: 'upsDropoff' })
    shopper.send({ type: 'step.asked', name: 'confirmation' })
    expect([shopper.view(), selectRefusals(shopper.snapshot())]).toEqual(['method', 1])
  })

  test('a refusal is forgotten with its step', async () => {
    const shopper = await startWizard()
    shopper.goesOn()
    shopper.picks('line-1')
    shopper.goesOn()
    expect(selectRefusals(shopper.snapshot())).toBe(0)
    expect(selectGaps(shopper.snapshot())).toEqual([])
  })
})

describe('return wizard: the items', () => {
  test('reasons are told as they are clicked, and every change is kept', async () => {
    const shopper = await startWizard()
    const change = (change: ItemChange) => shopper.send({ type: 'item.changed', lineId: 'line-2', change })
    change({ field: 'checked', value: true })
    change({ field: 'reason', value: 'tooBig' })
    change({ field: 'quantity', value: 3 })
    change({ field: 'comment', value: 'Hm.' })
    expect(shopper.emitted.slice(1)).toEqual([{ type: 'reason.chosen', reason: 'tooBig' }])
    expect(shopper.stored.map(({ choices }) => choices[1])).toMatchObject([
      { checked: true, reason: null, quantity: 1, comment: '' },
      { checked: true, reason: 'tooBig', quantity: 1, comment: '' },
      { checked: true, reason: 'tooBig', quantity: 3, comment: '' },
      { checked: true, reason: 'tooBig', quantity: 3, comment: 'Hm.' },
    ])
    expect(shopper.stored.at(-1)?.choices[0]).toMatchObject({ checked: false, reason: null })
  })

  test('a change of a line that the order does not have changes nothing', async () => {
    const shopper = await startWizard()
    const { draft } = shopper.snapshot().context
    shopper.send({ type: 'item.changed', lineId: 'line-9', change: { field: 'checked', value: true } })
    expect(shopper.snapshot().context.draft).toBe(draft)
  })
})

describe('return wizard: stores and addresses in the card of the way', () => {
  test('a store of another country is told over the stores until it is closed, and none stays chosen', async () => {
    const shopper = await startWizard()
    expect([selectStoreSelector(shopper.snapshot()), isOtherCountryShown(shopper.snapshot())]).toEqual([
      undefined,
      false,
    ])
    shopper.fillsIn('line-1', 'returnToStore')
    expect(selectStoreSelector(shopper.snapshot())).toBe(shopper.snapshot().children.storeSelector)
    expect(isOtherCountryShown(shopper.snapshot())).toBe(false)
    shopper.send({ type: 'store.chosen', store: sampleStore('s1') })
    expect(isOtherCountryShown(shopper.snapshot())).toBe(false)
    shopper.send({ type: 'store.chosen', store: sampleStore('s9', 'CA') })
    expect([isOtherCountryShown(shopper.snapshot()), shopper.view()]).toEqual([true, 'method'])
    expect(shopper.stored.at(-1)).toMatchObject({ method: 'returnToStore', store: null })
    expect(shopper.storedMethods.slice(-2)).toEqual([
      ['returnToStore', 's1'],
      ['returnToStore', null],
    ])
    shopper.send({ type: 'dialog.dismiss' })
    expect(isOtherCountryShown(shopper.snapshot())).toBe(false)
    shopper.send({ type: 'store.chosen', store: sampleStore('s2') })
    expect(shopper.stored.at(-1)?.store?.storeId).toBe('s2')
  })

  test('without the selector of stores a return to a store asks for none', async () => {
    const shopper = await startWizard({ flags: { ...countryFlags('us'), enableDorisStoreSelector: false } })
    shopper.fillsIn('line-1', 'returnToStore')
    expect([shopper.view(), selectStoreSelector(shopper.snapshot())]).toEqual(['submitting', undefined])
  })

  test('an address that is chosen is kept by its id; one that was entered stays among those to choose from', async () => {
    const shopper = await inKorea()
    shopper.fillsIn('line-1', 'courierPickup')
    shopper.send({ type: 'wizard.back' })
    shopper.send({ type: 'address.chosen', address: sampleEntry('e1'), isEntered: true })
    expect(shopper.snapshot().context).toMatchObject({
      address: sampleEntry('e1'),
      entered: [sampleEntry('e1')],
      draft: { addressId: 'e1', method: 'courierPickup' },
    })
    expect(shopper.stored.at(-1)).toEqual(shopper.snapshot().context.draft)
  })
})
