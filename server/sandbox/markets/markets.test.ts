import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ShipFrom } from '../../../contract/orders/address.ts'
import { draftOfEntry, shipFromEntry } from '../../../domain/addresses/address-entries.ts'
import { addressErrors } from '../../../domain/addresses/address-errors.ts'
import { loadAddressRules } from '../../../domain/addresses/load-address-rules.ts'
import { isPostalCode } from '../../../domain/addresses/postal-codes.ts'
import { regionCalled } from '../../../domain/addresses/regions.ts'
import { writtenAddress } from '../../../domain/addresses/written-address.ts'
import { samplePlaces } from '../addresses/sample-places.ts'
import { sampleOrders } from '../load-sandbox.ts'
import { storeList } from '../stores/store-list.ts'
import { markets } from './markets.ts'

const ordersFrom = Map.groupBy(sampleOrders(new Date('2026-11-20T12:00:00Z')), ({ order }) => order.country)

/** Addresses that sample orders of a country shipped to, as the wizard's form begins with them. */
const draftsOf = (country: string) => {
  const shipped = (ordersFrom.get(country) ?? []).flatMap(({ order }) => order.shipFrom ?? [])
  const entries = shipped.map((shipFrom) => shipFromEntry(v.parse(ShipFrom, shipFrom), country))
  const different = new Map(entries.map((entry) => [JSON.stringify(entry), entry]))
  return [...different.values()].flatMap((entry) => (entry === null ? [] : [draftOfEntry(entry)]))
}

describe.each(Object.entries(markets))('addresses of %s', (country, { addresses, store }) => {
  it('that its orders shipped to are right by the rules of the country, with regions as its forms have them', async () => {
    const rules = await loadAddressRules(country)
    const drafts = draftsOf(country)
    expect(new Set(drafts.map(({ line1 }) => line1))).toEqual(
      new Set(addresses.map(({ address1 }) => address1)),
    )
    for (const draft of drafts) {
      expect(addressErrors(draft, rules), draft.line1 ?? '').toEqual([])
      expect(writtenAddress(draft, rules).province).toBe(draft.province)
    }
  })

  it('of its stores have postal codes and regions of the country', async () => {
    const { postalCode, regions } = await loadAddressRules(country)
    const places = [
      store,
      ...(storeList[country] ?? []).map((entry) => ({ ...entry, zipCode: entry.postalCode })),
    ]
    for (const { zipCode, state } of places) {
      if (zipCode) expect(isPostalCode(zipCode, postalCode), zipCode).toBe(true)
      if (state && regions) expect(regionCalled(regions, state)?.key).toBe(state)
    }
  })
})

it('books begin with the address that the country’s orders shipped to', () => {
  for (const [country, [place]] of Object.entries(samplePlaces)) {
    const [address] = markets[country]?.addresses ?? []
    const [line1, line2, , locality, province, code] = place ?? []
    expect([country, line1, line2, locality, province, code]).toEqual([
      country,
      address?.address1,
      address?.address2 ?? null,
      address?.city,
      address?.state ?? null,
      address?.zipCode ?? null,
    ])
  }
})
