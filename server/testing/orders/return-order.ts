import type { Database } from '../../db/schema.ts'
import { addOrder, type OrderParts } from './build-order.ts'

/** Address and name of a return's sender, as its label prints them. */
export const sender = {
  address: {
    address1: '1180 Larkspur Way',
    city: 'Fernhollow',
    state: 'OR',
    zipCode: '97299',
    iso2Country: 'US',
  },
  recipient: { firstName: 'Kim', lastName: 'Łęcka', middleName: null },
} as unknown as NonNullable<OrderParts['shipFrom']>

/** Puts a return order into the database, just created, to go back by UPS drop-off. */
export const addReturn = (db: Database, parts: OrderParts = {}): Promise<string> =>
  addOrder(db, {
    orderType: 'RETURN_ORDER',
    returnMethod: 'upsDropoff',
    shipFrom: sender,
    lines: [
      { status: 'Return Created', title: 'Court shoe', size: 'EU 42', quantity: 2 },
      { status: 'Return Created', title: 'Trail jacket' },
    ],
    ...parts,
  })
