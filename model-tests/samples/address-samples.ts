import type { AddressBookEntry, DeliveryAddress } from '../../contract/addresses/delivery-address.ts'
import { emptyDraft } from '../../domain/addresses/address-entries.ts'
import { layoutOf, usualFormat } from '../../domain/addresses/address-layout.ts'
import type { AddressDraft } from '../../domain/addresses/address-layout.types.ts'
import type { AddressRules } from '../../domain/addresses/address-rules.types.ts'

/** Addresses of Korea, where street and town have to be given. */
export const sampleRules: AddressRules = {
  country: 'kr',
  layout: layoutOf('kr', usualFormat, null),
  postalCode: { pattern: /^\d{5}$/, written: /^\d{5}$/, mark: '' },
  regions: null,
}

export const sampleAddressDraft: AddressDraft = {
  ...emptyDraft('kr'),
  nameFamily: '김',
  nameGiven: '지우',
  line1: '세종대로 110',
  locality: '중구',
  province: '서울특별시',
  code: '04524',
}

export const sampleEntry = (id: string, changes: Partial<AddressBookEntry> = {}): AddressBookEntry => ({
  ...sampleAddressDraft,
  ...changes,
  id,
})

/** The same as the host has it. */
export const sampleDelivery = (id: string, country = 'kr'): DeliveryAddress => {
  const { nameGiven, nameFamily, ...address } = sampleEntry(id, { country })
  return { ...address, name: { nameGiven, nameFamily }, originalId: null }
}
