import * as v from 'valibot'
import { defineCall } from '../wire/call.ts'
import { Contact, CountryCode, orNull } from '../wire/primitives.ts'
import { lineOf } from '../wire/text.ts'
import { DeliveryAddress } from './delivery-address.ts'

/** Characters of one line of an address or one name that a request may carry. */
const line = orNull(lineOf(120))

/** An address as forms and requests carry it: without ids. `code` is the postal code, `zone` a district or county. */
export const SentDeliveryAddress = v.object({
  code: line,
  country: CountryCode,
  email: orNull(Contact),
  line1: line,
  line2: line,
  line3: line,
  locality: line,
  name: orNull(v.object({ nameGiven: line, nameFamily: line })),
  phone: orNull(Contact),
  preferred: v.optional(v.boolean(), false),
  province: line,
  zone: line,
})
export type SentDeliveryAddress = v.InferOutput<typeof SentDeliveryAddress>

const ofMember = v.object({ upmId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) })
const member = { type: 'member', at: 'params.upmId' } as const

/** Most addresses that a member keeps. */
export const maxAddresses = 100

export const listAddresses = /* @__PURE__ */ defineCall({
  id: 'listAddresses',
  method: 'GET',
  path: '/identity/user/v1/{upmId}/address',
  callers: ['member'],
  object: member,
  summary: "The member's own addresses, the preferred one first.",
  params: ofMember,
  answer: v.object({ objects: v.optional(v.array(DeliveryAddress), []) }),
  status: 200,
})

export const addAddress = /* @__PURE__ */ defineCall({
  id: 'addAddress',
  method: 'POST',
  path: '/identity/user/v1/{upmId}/address',
  callers: ['member'],
  object: member,
  summary: 'Adds an address to those of the member.',
  params: ofMember,
  body: SentDeliveryAddress,
  /** Without an id it is an error of the catalogue (returns.md §7, RA-04), which is told apart from an unreadable answer. */
  answer: v.object({ id: orNull(v.string()) }),
  status: 201,
  changes: {},
  problems: ['address_book_full'],
})

export const updateAddress = /* @__PURE__ */ defineCall({
  id: 'updateAddress',
  method: 'PUT',
  path: '/identity/user/v1/{upmId}/address/{id}',
  callers: ['member'],
  object: member,
  summary: 'Changes an address of the member.',
  params: v.object({ ...ofMember.entries, id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
  body: SentDeliveryAddress,
  answer: v.object({ id: v.string() }),
  status: 200,
  changes: {},
  problems: ['not_found'],
})
