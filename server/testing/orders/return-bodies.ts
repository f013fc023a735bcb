import type { InferInput } from 'valibot'
import type { ReturnCaptureRequest } from '../../../contract/returns/return-capture.ts'
import type { NewOrderLine } from '../../db/tables/order-lines.ts'
import type { OrderParts } from './build-order.ts'

export type CaptureBody = InferInput<typeof ReturnCaptureRequest>
type AskedLine = CaptureBody['orderLines'][number]

/** A delivered line of `quantity` pieces at $30.00 each with $2.18 tax. */
const deliveredLine = (gtin: string, quantity = 1, more: Partial<NewOrderLine> = {}) => ({
  gtin,
  quantity,
  returnableQuantity: quantity,
  returnable: true,
  status: 'Delivered',
  statusVariant: 'DELIVERED',
  chargedPrice: 3000 * quantity,
  taxes: 218 * quantity,
  ...more,
})

/** A delivered US order of six days ago that `upmId` may return: five lines, one of three pieces. */
export const deliveredOrder = (parts: OrderParts = {}): OrderParts => ({
  orderDate: new Date('2026-11-14T12:00:00.000Z'),
  group: { headingVariant: 'delivered' },
  lines: [
    deliveredLine('0001'),
    deliveredLine('0002', 3, { chargedPrice: 10_000, taxes: 725 }),
    deliveredLine('0003'),
    deliveredLine('0004', 2),
    deliveredLine('0005'),
  ],
  payments: [{ paymentType: 'CREDIT_CARD', paymentDisplayNumber: '4242', paymentTypeImageUrl: null }],
  shipFrom: {
    address: {
      address1: '1180 Larkspur Way',
      address2: null,
      address3: null,
      address4: null,
      city: 'Fernhollow',
      state: 'OR',
      county: null,
      zipCode: '97299',
      country: 'US',
      iso2Country: 'US',
      firstName: null,
      lastName: null,
      middleName: null,
      pickUpLocation: null,
    },
    recipient: { firstName: 'Maya', lastName: 'Ortiz', middleName: null },
    contactInformation: { dayPhoneNumber: '5035550100', email: 'kim@podium.example' },
  },
  ...parts,
})

export const askedLine = (universalProductCode: string, quantity = 1, more: Partial<AskedLine> = {}) => ({
  universalProductCode,
  quantity,
  reasonCode: '1',
  ...more,
})

export const captureBody = (
  orderNumber: string,
  orderLines: readonly AskedLine[],
  more: Partial<CaptureBody> = {},
): CaptureBody => ({
  createReturnLabelFlag: true,
  locale: 'en-US',
  orderLines: [...orderLines],
  orderNumber,
  orderCreateDate: '2026-11-14T12:00:00.000Z',
  shipFrom: {},
  returnMethod: 'CARRIER_DROP_OFF',
  ...more,
})
