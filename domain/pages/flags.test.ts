import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flagNames } from '../../contract/session/experience.ts'
import { countryFlags, defaultFlags, resolveFlags } from './flags.ts'

/** Flags of orders.md §9, returns.md §6 and decisions.md, copied from there. */
const specified = [
  ...'enablePartnerOrders, enableShopSimilar, enableWriteReview, enableEdd, enableAbTesting, enablePulseInsights, showCovidMessaging, useQuickActionCta, enableCourierPickup, showBisroMessage, nbyFinalSaleMessaging'.split(
    ', ',
  ),
  ...'disableReturns, disableCreateReturnLabelFlag, enableDorisCommunication, enableDorisStoreSelector, enableFakeReturn, enableLoginPrompt, emeaPaperless, paperlessReturnConfirmation, supressStoreReturnInstructions, enableOrderMismatchModal, sendReturnMethodGlobally, sendStoreReturnEmail, enableReturnsBarcode, enableShowReturnTaxTotal, enableCarrierService, enableSagawaReturn, enableCourierPickup, isAustralia, showBisroMessage, showCovidMessaging, showMailLabel, enablePulseInsights, useQuickActionCta'.split(
    ', ',
  ),
  'enableDeferredPayment',
  'enableCurbsidePickup',
  'enableSmsLookup',
  'disableGiftCardLookup',
]
const resolve = (parts: Partial<Parameters<typeof resolveFlags>[0]>) =>
  resolveFlags({ experienceFlags: {}, query: {}, byQuery: false, ...parts })

describe('flags', () => {
  it('[SE-06] every flag of both specifications exists and has a default', () => {
    expect(specified.filter((name) => !(flagNames as readonly string[]).includes(name))).toEqual([])
    expect(Object.keys(defaultFlags).toSorted()).toEqual(flagNames.toSorted())
    expect(resolve({})).toEqual(defaultFlags)
  })

  it.each([
    ['kr', 'enableCourierPickup'],
    ['jp', 'enableSagawaReturn'],
    ['au', 'isAustralia'],
    ['nl', 'emeaPaperless'],
    ['de', 'enableCarrierService'],
    ['cn', 'enableSmsLookup'],
  ] as const)('[SE-06] %s has %s on, which is off by default', (country, name) => {
    expect(defaultFlags[name]).toBe(false)
    expect(countryFlags(country)[name]).toBe(true)
    expect(resolve({ country })[name]).toBe(true)
    expect(resolve({ country, experienceFlags: { [name]: false } })[name]).toBe(false)
  })

  it.each(flagNames)('[SE-06] %s follows the host, and the query where the host lets it count', (name) => {
    const on = !defaultFlags[name]
    const told = { experienceFlags: { [name]: on } }
    const query = { [`flag.${name}`]: String(!on) }
    expect(resolve(told)).toEqual({ ...defaultFlags, [name]: on })
    expect(resolve({ ...told, query })).toEqual({ ...defaultFlags, [name]: on })
    expect(resolve({ ...told, query, byQuery: true })).toEqual({ ...defaultFlags, [name]: !on })
    expect(resolve({ query: { [`flag.${name}`]: on }, byQuery: true })[name]).toBe(on)
  })

  it('[SE-06] ignores names and values that mean nothing', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.boolean()).filter((flags) => !flagNames.some((name) => name in flags)),
        fc.constantFrom('yes', '1', '', 'TRUE', null, 1, {}, ['true']),
        (experienceFlags, value) => {
          const query = { 'flag.disableReturns': value, 'flag.unheardOf': 'true', disableReturns: 'true' }
          expect(resolve({ experienceFlags, query, byQuery: true })).toEqual(defaultFlags)
        },
      ),
    )
  })
})
