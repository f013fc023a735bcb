import { expect, test } from 'vitest'
import { simpleStatuses } from '../status/simple-status.ts'
import { showsEInvoice } from './e-invoice.ts'

test('[RC-04] an e-invoice in China only, for delivered and shipped orders, whatever else is in them', () => {
  expect(simpleStatuses.filter((status) => showsEInvoice('cn', [status]))).toEqual(['delivered', 'shipped'])
  expect([
    showsEInvoice('CN', ['cancelled', 'delivered']),
    showsEInvoice('cn', []),
    showsEInvoice('us', ['delivered', 'shipped']),
    showsEInvoice(null, ['delivered']),
  ]).toEqual([true, false, false, false])
})
