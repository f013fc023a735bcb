import { describe, expect, test } from 'vitest'
import { countryFlags } from '../../domain/pages/flags.ts'
import {
  chooseMethod,
  isOtherCountry,
  isReached,
  itemsOf,
  methodsOf,
  returnCountry,
  stepGaps,
  storePlaceOf,
  submittedStep,
} from '../../machines/return-wizard/return-wizard.rules.ts'
import type { ReturnDraft, ReturnWizardInput } from '../../machines/return-wizard/return-wizard.types.ts'
import { sampleDelivered, sampleStore } from '../samples/return-samples.ts'
import { draft, untouched, wizard } from './opened-wizard.ts'
import { courierDraft, inKoreaInput } from './return-wizard.parts.ts'

describe('return wizard: without its order', () => {
  const waiting = wizard({ known: null, storedDraft: draft })

  test('there are no lines, no ways, and what was entered waits', () => {
    expect([itemsOf(waiting), methodsOf(waiting), waiting.draft]).toEqual([[], [], draft])
  })

  test('its country is the page’s, and stores are looked for there', () => {
    expect(returnCountry(waiting)).toBe('us')
    expect(storePlaceOf(waiting)).toEqual({ postalCode: null, city: null, state: null, country: 'us' })
  })

  test('no way and no address can be chosen', () => {
    expect(chooseMethod(waiting, 'upsDropoff')).toEqual({
      draft: { ...draft, method: null },
      address: null,
    })
  })
})

describe('return wizard: the ways of an order', () => {
  const waysIn = (country: string, changes: Partial<ReturnWizardInput> = {}) =>
    methodsOf(
      wizard({
        country,
        flags: countryFlags(country),
        known: {
          order: sampleDelivered({ shipFrom: { address: { iso2Country: country } } }),
          providers: null,
        },
        ...changes,
      }),
    )

  test('are those of its country; Sagawa comes only where something can go back', () => {
    expect(methodsOf(wizard()).map(({ key }) => key)).toEqual(['upsDropoff', 'upsPickup', 'returnToStore'])
    expect(waysIn('jp').map(({ key }) => key)).toEqual(['sagawaPickup', 'returnToStore'])
    const off = waysIn('jp', { flags: { ...countryFlags('jp'), disableReturns: true } })
    expect(off.map(({ key }) => key)).toEqual(['returnToStore'])
  })

  test('cost a guest what a sign-in saves', () => {
    const saving = (upmId: string | null) =>
      waysIn('gb', { upmId }).map(({ key, price, showLoginCTA }) => [key, price.kind, showLoginCTA])
    const ways = ['emeaPaperless|RMGB', 'emeaPaperless|INPU', 'emeaDropoff|EVRI']
    const store = ['emeaStoreReturn', 'free', false]
    expect(saving('upm-1')).toEqual([...ways.map((way) => [way, 'free', false]), store])
    expect(saving(null)).toEqual([...ways.map((way) => [way, 'shopperPays', true]), store])
  })

  test('a way that is chosen takes the place of the one before; one that is not offered leaves none', () => {
    const context = wizard({ storedDraft: { ...draft, method: 'returnToStore', store: sampleStore('s1') } })
    expect(chooseMethod(context, 'returnToStore').draft.store?.storeId).toBe('s1')
    expect(chooseMethod(context, 'upsPickup').draft).toMatchObject({ method: 'upsPickup', store: null })
    expect(chooseMethod(context, 'auDropoff').draft).toMatchObject({ method: null, store: null })
  })

  test('stores are looked for around the address that the order left from', () => {
    expect(storePlaceOf(wizard())).toEqual({
      postalCode: '97209',
      city: 'Portside',
      state: 'OR',
      country: 'us',
    })
    const nowhere = sampleDelivered({ shipFrom: null })
    expect(storePlaceOf(wizard({ known: { order: nowhere, providers: null } }))).toEqual({
      postalCode: null,
      city: null,
      state: null,
      country: 'us',
    })
  })

  test('a store lies elsewhere by the country that the order left from; no store lies nowhere', () => {
    expect(isOtherCountry(wizard(), sampleStore('s1'))).toBe(false)
    expect(isOtherCountry(wizard(), sampleStore('s9', 'CA'))).toBe(true)
    expect(isOtherCountry(wizard(), null)).toBe(false)
  })
})

describe('return wizard: what a step lacks', () => {
  const unpicked = { ...draft, choices: [] }
  const gaps = (step: ReturnWizardInput['step'], storedDraft: ReturnDraft) =>
    stepGaps(wizard({ step, storedDraft }))

  test('the items: something checked, then each reason, then each quantity', () => {
    expect(gaps('items', unpicked)).toEqual([{ kind: 'nothingChecked' }])
    const lines = ['line-1', 'line-2'].map((lineId) => ({ ...untouched(lineId), checked: true }))
    expect(gaps('items', { ...draft, choices: lines })).toEqual([
      { kind: 'reasonMissing', lineId: 'line-1' },
      { kind: 'reasonMissing', lineId: 'line-2' },
    ])
    const none = lines.map((line) => ({ ...line, reason: 'tooBig', quantity: 0 }))
    expect(gaps('items', { ...draft, choices: none })).toEqual([
      { kind: 'quantityMissing', lineId: 'line-1' },
      { kind: 'quantityMissing', lineId: 'line-2' },
    ])
    expect(gaps('items', draft)).toEqual([])
  })

  test('the ways: one, and with it the store or the address that it asks for', () => {
    expect(gaps('method', { ...draft, method: null })).toEqual([{ kind: 'methodMissing' }])
    expect(gaps('method', { ...draft, method: 'returnToStore' })).toEqual([{ kind: 'storeMissing' }])
    const picked = { ...draft, method: 'returnToStore', store: sampleStore('s1') }
    expect(gaps('method', picked)).toEqual([])
    const inKorea = (addressId: string) =>
      stepGaps(wizard({ ...inKoreaInput, step: 'method', storedDraft: courierDraft(addressId) }))
    expect(inKorea('a1')).toEqual([{ kind: 'addressMissing' }])
    expect(inKorea('ship-from')).toEqual([])
  })

  test('the confirmation lacks nothing', () => {
    expect(gaps('confirmation', unpicked)).toEqual([])
  })

  test('a step is reached once those before it lack nothing', () => {
    const inKorea = (storedDraft: ReturnDraft) => wizard({ ...inKoreaInput, storedDraft })
    const done = inKorea(courierDraft('ship-from'))
    expect([isReached(done, 'items'), isReached(done, 'method'), isReached(done, 'confirmation')]).toEqual([
      true,
      true,
      true,
    ])
    const unaddressed = inKorea(courierDraft('a1'))
    expect([isReached(unaddressed, 'method'), isReached(unaddressed, 'confirmation')]).toEqual([true, false])
    expect(isReached(wizard({ storedDraft: unpicked }), 'method')).toBe(false)
    expect(isReached(wizard({ storedDraft: draft }), 'confirmation')).toBe(false)
  })

  test('a submitted step tells its reasons, its way and whether the return goes with it', () => {
    const choices = [
      { ...untouched('line-1'), checked: true, reason: 'tooBig' },
      { ...untouched('line-2'), checked: true },
    ]
    const context = wizard({ step: 'method', storedDraft: { ...draft, choices } })
    expect(submittedStep(context)).toEqual({
      step: 'method',
      isLast: true,
      reasons: ['tooBig'],
      method: 'upsDropoff',
    })
    expect(submittedStep({ ...context, step: 'items' }).isLast).toBe(false)
  })
})
