import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { CancelRequest } from '../../contract/orders/cancellation.ts'
import { Order } from '../../contract/orders/order.ts'
import { cancelRequestOf } from './cancel-request.ts'

const order = v.parse(Order, {
  orderNumber: 'C00000001',
  orderType: 'SALES_ORDER',
  regionReference: 'NIKEEUROPE',
  authorizationInfo: { dayPhoneNumber: '+44 7700 900123', email: 'lina@example.com' },
  userInfo: { phoneNumber: { countryCode: '44', subscriberNumber: '7700900123' } },
})

describe('request bodies of a cancellation', () => {
  test('[CA-05] a member’s carries contact, order number and region', () => {
    const body = cancelRequestOf(order, true)
    expect(body).toEqual({
      authorizationInfo: {
        dayPhoneNumber: '447700900123',
        email: 'lina@example.com',
        phoneNumber: { countryCode: '44', subscriberNumber: '7700900123' },
      },
      orderNumber: 'C00000001',
      omsRegionReference: 'NIKEEUROPE',
    })
    expect(v.is(CancelRequest, body)).toBe(true)
  })

  test('[CA-05] a guest’s carries reason 216, document reference 0001, SELF_SERVICE and the e-mail', () => {
    const body = cancelRequestOf(order, false)
    expect(body).toEqual({
      request: {
        omsOrderDocumentReference: '0001',
        omsRegionReference: 'NIKEEUROPE',
        dayPhoneNumber: '447700900123',
        reasonCode: '216',
        reasonText: 'Cancelled by the customer',
        email: 'lina@example.com',
      },
      sourceOfRequest: 'SELF_SERVICE',
    })
    expect(v.is(CancelRequest, body)).toBe(true)
  })

  test('[CA-05] a guest known by phone sends the phone in place of the e-mail', () => {
    const byPhone = { ...order, authorizationInfo: null }
    expect(cancelRequestOf(byPhone, false)).toEqual({
      request: {
        omsOrderDocumentReference: '0001',
        omsRegionReference: 'NIKEEUROPE',
        reasonCode: '216',
        reasonText: 'Cancelled by the customer',
        userInfo: { phoneNumber: { countryCode: '44', subscriberNumber: '7700900123' } },
      },
      sourceOfRequest: 'SELF_SERVICE',
    })
  })

  test('[CC-05] an order without a region is one of the US marketplace', () => {
    const { orderNumber, orderType } = order
    const bare = v.parse(Order, { orderNumber, orderType })
    expect(cancelRequestOf(bare, true)).toMatchObject({ omsRegionReference: 'NIKEUS' })
    expect(bare.currency).toBe('USD')
  })

  test('a phone that the wire would refuse is left out', () => {
    const odd = { ...order, authorizationInfo: { dayPhoneNumber: 'ext. 12', email: null, phoneNumber: null } }
    expect(cancelRequestOf(odd, true)).toMatchObject({ authorizationInfo: { dayPhoneNumber: null } })
  })
})
