import type { Database } from '../../db/schema.ts'
import { addOrder, type OrderParts } from './build-order.ts'

/** Bank details as the form sends them: the published example of Poland. */
export const sampleAccount = {
  iban: 'PL61109010140000071219812874',
  owner: { firstName: 'Zofia', lastName: 'Maj' },
}

export const sampleMasked = { country: 'PL', lastFour: '2874' }

const cash = { paymentType: 'CASH', paymentDisplayNumber: null, paymentTypeImageUrl: null } as const

/** Puts a cash purchase of a Polish store into the database, and the return of it, just agreed to. */
export const addCashReturn = async (
  db: Database,
  parts: OrderParts = {},
  sale: OrderParts = {},
): Promise<string> => {
  const both = { country: 'pl', payments: [cash], ...(parts.upmId && { upmId: parts.upmId }) }
  const parentSalesOrderNumber = await addOrder(db, { ...both, orderClassification: 'STORE', ...sale })
  return addOrder(db, {
    ...both,
    orderType: 'RETURN_ORDER',
    returnMethod: 'emeaDropoff',
    currency: 'PLN',
    parentSalesOrderNumber,
    lines: [{ status: 'Authorized', statusVariant: 'RETURN_CREATED' }],
    ...parts,
  })
}
