import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentAddress } from '../../domain/addresses/address-entries.ts'
import { sampleAddressDraft, sampleDelivery } from '../../model-tests/samples/address-samples.ts'
import { json, type LocalHost, problem, startLocalHost, text } from '../http/testing/local-host.ts'
import { listAddresses } from './list-addresses.ts'
import { saveAddress } from './save-address.ts'
import { validateAddress } from './validate-address.ts'

let host: LocalHost
beforeAll(async () => {
  host = await startLocalHost()
})
afterAll(() => host.stop())

const body = sentAddress(sampleAddressDraft)

describe('the address book', () => {
  test('[RA-01] lists the addresses of the member; a failure is an empty list', async () => {
    host.willReply(json(200, { objects: [sampleDelivery('a1')] }))
    expect(await listAddresses(host.http(), { upmId: 'upm 1' })).toEqual({
      addresses: [sampleDelivery('a1')],
      failure: null,
    })
    expect(host.requests()[0]).toMatchObject({
      method: 'GET',
      path: '/api/identity/user/v1/upm%201/address',
    })
    for (const reply of [problem(500, 'internal'), text(200, 'text/html', '<h1>Hm</h1>')]) {
      host.willReply(reply)
      expect(await listAddresses(host.http(), { upmId: 'upm-1' })).toMatchObject({
        addresses: [],
        failure: {},
      })
    }
  })

  test('[RA-04] a new address has the id of the answer; without one it is the error of the catalogue', async () => {
    const add = async (answer: object) => {
      host.willReply(json(201, answer))
      return saveAddress.send(host.http(), {
        target: { upmId: 'upm-1', id: null, mark: 'm1' },
        request: body,
        key: 'key-1',
      })
    }
    expect(await add({ id: 'a7' })).toEqual({ kind: 'done', value: { id: 'a7' } })
    expect(host.requests()[0]).toMatchObject({
      method: 'POST',
      path: '/api/identity/user/v1/upm-1/address',
      idempotencyKey: 'key-1',
      body,
    })
    const without = {
      kind: 'unconfirmed',
      report: { code: 'no-id-on-address-add', devMessage: 'no Id on address add' },
    }
    expect([await add({}), await add({ id: null }), await add({ id: '' })]).toEqual([
      without,
      without,
      without,
    ])
  })

  test('[RA-02] a change goes to the address that it is of, under a key of its own', async () => {
    host.willReply(json(200, { id: 'a7' }))
    const target = { upmId: 'upm-1', id: 'a7', mark: 'm1.0' }
    expect(await saveAddress.send(host.http(), { target, request: body, key: 'key-1' })).toEqual({
      kind: 'done',
      value: { id: 'a7' },
    })
    expect(host.requests()[0]).toMatchObject({
      method: 'PUT',
      path: '/api/identity/user/v1/upm-1/address/a7',
      body,
    })
    expect([saveAddress.subjectOf(target), saveAddress.subjectOf({ ...target, id: null })]).toEqual([
      { call: 'updateAddress', object: 'upm-1.a7.m1.0' },
      { call: 'addAddress', object: 'upm-1.m1.0' },
    ])
  })

  test('[RA-02] validation carries address, language and details of the visit', async () => {
    host.willReply(json(200, { validated: true, validatedAddress: null }))
    const visitor = { visitorId: 'visitor-1', visit: 'visit-1' }
    const asked = { address: body, language: 'ko', visitor }
    expect(await validateAddress(host.http(), asked)).toEqual({
      ok: true,
      value: { validated: true, validatedAddress: null },
    })
    expect(host.requests()[0]).toMatchObject({
      method: 'POST',
      path: '/api/identity/address_validation/v1',
      body: asked,
    })
  })
})
