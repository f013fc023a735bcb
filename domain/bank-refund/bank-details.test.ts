import { describe, expect, it } from 'vitest'
import { type BankDetails, detailFaults, noDetails, sentDetails } from './bank-details.ts'
import { isValidIban } from './iban-check.ts'
import { publishedIbans } from './testing/valid-ibans.ts'

const details: BankDetails = { firstName: 'Zofia', lastName: 'Maj', iban: publishedIbans[0] }
const faultsOf = (change: Partial<BankDetails>) => detailFaults({ ...details, ...change }, isValidIban)

describe('the bank form', () => {
  it('[RF-01] asks for first name, last name and IBAN', () => {
    expect(detailFaults(noDetails, isValidIban)).toEqual({
      firstName: 'missing',
      lastName: 'missing',
      iban: 'missing',
    })
    expect(faultsOf({ firstName: ' \t', lastName: '\u00a0', iban: ' - ' })).toEqual({
      firstName: 'missing',
      lastName: 'missing',
      iban: 'missing',
    })
  })

  it('[RF-01] takes a first name of 24 characters and none of 25', () => {
    expect([faultsOf({ firstName: 'x'.repeat(24) }), faultsOf({ firstName: 'x'.repeat(25) })]).toEqual([
      {},
      { firstName: 'tooLong' },
    ])
    expect(faultsOf({ firstName: ` ${'x'.repeat(24)} ` })).toEqual({})
    expect([faultsOf({ lastName: 'x'.repeat(120) }), faultsOf({ lastName: 'x'.repeat(121) })]).toEqual([
      {},
      { lastName: 'tooLong' },
    ])
  })

  it('[RF-01] says that an IBAN is not one', () => {
    expect(faultsOf({ iban: 'PL61 1090 1014 0000 0712 1981 2875' })).toEqual({ iban: 'invalid' })
    expect(faultsOf({ iban: 'PL61 1090 1014 0000 0712 1981 2874' })).toEqual({})
  })

  it('takes any while the countries’ rules are not there, but for what no country has', () => {
    const faults = (iban: string) => detailFaults({ ...details, iban }, null)
    expect([faults('PL00'), faults('P'.repeat(35)), faults('')]).toEqual([
      {},
      { iban: 'invalid' },
      { iban: 'missing' },
    ])
  })

  it('sends names in one line without blanks around them, and the IBAN compact', () => {
    expect(
      sentDetails({ firstName: ' Zofia\u202e\nAnna ', lastName: '\tMaj', iban: 'pl61 1090-10' }),
    ).toEqual({ iban: 'PL61109010', owner: { firstName: 'Zofia Anna', lastName: 'Maj' } })
  })
})
