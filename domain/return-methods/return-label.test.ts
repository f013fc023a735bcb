import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { simpleStatuses } from '../status/simple-status.ts'
import { sampleLine, sampleOrder } from '../testing/samples.ts'
import {
  asksForCodes,
  codeWaitLeftMs,
  codeWaitOf,
  defaultLabelMethod,
  goesBackWith,
  goesToStore,
  hasCarrierLabel,
  labelMethodOf,
  offersLabel,
  showsCodeAtOnce,
  takesPaper,
} from './return-label.ts'

const minute = 60_000
const at = Date.parse('2026-11-20T12:00:00Z')

type SampleOrder = NonNullable<Parameters<typeof sampleOrder>[0]>

describe('label methods', () => {
  it.each([
    ['upsDropoff', 'upsDropoff'],
    ['upsPickup|UPSN', 'upsPickup'],
    ['auDropoff', 'auDropoff'],
    ['emeaDropoff|DHLP', 'emeaDropoff'],
    ['emeaPaperless|PNLB', 'emeaPaperless'],
    ['emeaStoreReturn', 'emeaStoreReturn'],
    ['returnToStore', null],
    ['courierPickup', null],
    ['sagawaPickup', null],
    ['emeaPickup|DHLP', null],
    ['somethingNew', null],
    ['', null],
    [null, null],
  ])('[RL-04] %s has the label of %s', (method, label) => {
    expect(labelMethodOf(method, false)).toBe(label)
  })

  it('[RL-04] defaults to paperless by flag, else to EMEA drop-off', () => {
    expect([defaultLabelMethod(true), defaultLabelMethod(false)]).toEqual(['emeaPaperless', 'emeaDropoff'])
    expect([labelMethodOf('CARRIER_DROP_OFF', true), labelMethodOf('CARRIER_DROP_OFF', false)]).toEqual([
      'emeaPaperless',
      'emeaDropoff',
    ])
    expect([labelMethodOf('upsDropoff', true), labelMethodOf('emeaDropoff', true)]).toEqual([
      'upsDropoff',
      'emeaDropoff',
    ])
  })

  it('[RL-01][RL-04] gives no label to what goes back to a store or with a courier of EMEA', () => {
    expect(
      [
        'upsDropoff',
        'emeaPaperless|PNLB',
        'emeaPickup|DHLP',
        'CARRIER_DROP_OFF',
        'courierPickup',
        'returnToStore',
        'emeaStoreReturn',
        null,
      ].map(hasCarrierLabel),
    ).toEqual([true, true, false, true, false, false, false, false])
    expect(['returnToStore', 'emeaStoreReturn', 'upsDropoff', null].map(goesToStore)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe('label options', () => {
  it('[RL-04] show while some line is ordered, return-created or in process', () => {
    const offered = simpleStatuses.filter((status) => offersLabel(['delivered', status], 'upsDropoff'))
    expect(offered.toSorted()).toEqual(['ordered', 'returnCreated', 'returnInProcess'])
  })

  it('[RL-04] never show without a method, nor for an EMEA store return', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...simpleStatuses)), (statuses) => {
        expect(offersLabel(statuses, null)).toBe(false)
        expect(offersLabel(statuses, 'emeaStoreReturn')).toBe(false)
      }),
    )
  })
})

describe('what a return goes back with', () => {
  const back = (returnMethod: string | null, status: string, parts: Partial<SampleOrder> = {}) =>
    goesBackWith(
      sampleOrder({
        orderType: 'RETURN_ORDER',
        returnMethod,
        group: [{ orderItems: [sampleLine({ lineItemStatus: { status } })] }],
        ...parts,
      }),
      false,
    )

  it('[RC-05] is the barcode of a store, by its method or by what the order says', () => {
    expect([
      back('returnToStore', 'Return Created'),
      back('emeaStoreReturn', 'Delivered'),
      back(null, 'Delivered', { returnToStore: { barcodeNumber: 'R0123456' } }),
    ]).toEqual(['storeCode', 'storeCode', 'storeCode'])
  })

  it('[RL-04] is the label of its method while it is open, else nothing', () => {
    expect([
      back('upsDropoff', 'Return Created'),
      back('emeaDropoff|DHLP', 'Return Created'),
      back('upsDropoff', 'Delivered'),
      back('courierPickup', 'Return Created'),
      back(null, 'Return Created'),
    ]).toEqual(['upsDropoff', 'emeaDropoff', null, null, null])
  })
})

describe('paper', () => {
  const inBritain = { country: 'gb', address: null }

  it('[RM-10] is for every carrier but one that takes codes alone', () => {
    expect([
      takesPaper('emeaPaperless|INPU', inBritain),
      takesPaper('emeaPaperless|RMGB', inBritain),
      takesPaper('emeaPaperless|NONE', inBritain),
      takesPaper(null, inBritain),
      takesPaper('somethingNew', inBritain),
    ]).toEqual([false, true, true, true, true])
  })
})

describe('codes', () => {
  it('[SE-06] a label’s code stands on its page at once, but on the confirmation of a paperless return only by the flag', () => {
    const shown = [true, false].flatMap((isPaperless) =>
      [true, false].flatMap((isConfirmation) =>
        [true, false].map((paperlessReturnConfirmation) => ({
          isPaperless,
          isConfirmation,
          paperlessReturnConfirmation,
        })),
      ),
    )
    const hidden = shown.filter((page) => !showsCodeAtOnce(page, page))
    expect(hidden).toEqual([{ isPaperless: true, isConfirmation: true, paperlessReturnConfirmation: false }])
  })

  it('[RL-01] are not asked for in China and Korea', () => {
    expect(['us', 'nl', 'pl', 'cn', 'kr'].map(asksForCodes)).toEqual([true, true, true, false, false])
  })

  it.each([
    ['nl', 30],
    ['be', 10],
    ['es', 10],
    ['it', 10],
    ['us', 0],
    ['de', 0],
  ])('[RL-05] in %s scan after %i minutes from the order date', (country, minutes) => {
    const left = (passedMs: number) =>
      codeWaitLeftMs({ country, orderDate: '2026-11-20T12:00:00Z', now: at + passedMs })
    expect(codeWaitOf(country)).toBe(minutes)
    expect([left(0), left(minutes * minute - 1), left(minutes * minute)]).toEqual([
      minutes * minute,
      minutes === 0 ? 0 : 1,
      0,
    ])
  })

  it('[RL-05] never make anybody wait longer than their country has it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.constantFrom('nl', 'be', 'us'),
        (skew, country) => {
          const left = codeWaitLeftMs({ country, orderDate: '2026-11-20T12:00:00Z', now: at + skew })
          expect(left).toBeGreaterThanOrEqual(0)
          expect(left).toBeLessThanOrEqual(codeWaitOf(country) * minute)
        },
      ),
    )
    expect(codeWaitLeftMs({ country: 'nl', orderDate: null, now: at })).toBe(0)
  })
})
