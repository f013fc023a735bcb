import { describe, expect, test } from 'vitest'
import type { AnyStateNode } from 'xstate'
import { changingCalls } from '../../contract/calls.ts'
import { columnIds } from '../../e2e/faults/columns.ts'
import { allCells, sampleCells } from '../../e2e/faults/matrix.ts'
import { rowIds, rowOf } from '../../e2e/faults/rows.ts'
import { flows } from '../../machines/index.ts'

/** Actors that change something on the host, by the names that charts invoke them by. */
const changing = new Set([
  'attempt',
  'triggerAttempt',
  'emailAttempt',
  'paymentAttempt',
  'checkCard',
  'rememberVisitor',
  'requestCode',
  'redeemCode',
  'requestPhoneCode',
  'confirmPhone',
  'endGuest',
  'endSession',
])

/** Actors that ask, watch or wait; and charts, whose own states are looked at by themselves. */
const harmless = new Set([
  ...['loadSession', 'loadExperience', 'findOrder', 'listOrders', 'refreshList', 'listPartnerOrders'],
  'listGuestOrders',
  ...[
    'getConsent',
    'countBag',
    'getSimilar',
    'fetchOrder',
    'fetchOptions',
    'checkEmail',
    'checkPhone',
    'findPayment',
  ],
  ...[
    'getLabel',
    'getDocuments',
    'openGift',
    'recallAddress',
    'findStores',
    'fetchAddresses',
    'validateAddress',
    'findPoints',
  ],
  ...[
    'findMorePoints',
    'loadCheck',
    'loadStatus',
    'loadPapers',
    'makePaper',
    'makeArchive',
    'loadProof',
    'shrinkPhoto',
    'loadVisit',
    'measureWay',
    'loadNotifications',
    'lookAtStop',
    'getPlace',
    'getStore',
    'readPickup',
    'requestOrder',
    'requestJob',
  ],
  ...['watchPage', 'watchNetwork', 'watchMotion', 'watchReturn', 'copyNumber', 'signReview'],
  // The browser's own store: no host changes anything.
  ...['holdScreen', 'askWhose', 'keepCode', 'forgetCodes', 'takeLink', 'lookAtDevice'],
  // What it subscribes to is told the host by the choice.
  ...['subscribeDevice', 'phoneConfirmation'],
  ...['storeSelector', 'returnSubmission', 'addressForm', 'pickupCancellation', 'curbsideRequest'],
  ...['arrivalWatch', 'pickupPolling', 'paymentWatch', 'jobPolling'],
  // The attempt's own: every row goes through them.
  ...['claimKey', 'send', 'readOutcome'],
])

type Invoked = { readonly state: string; readonly actor: string }

const invokedIn = (flow: string, node: AnyStateNode): readonly Invoked[] => [
  ...node.invoke.map(({ src }) => ({ state: `${flow} ${node.path.join('.')}`, actor: String(src) })),
  ...Object.values(node.states).flatMap((child) => invokedIn(flow, child as AnyStateNode)),
]

const invoked = flows.flatMap(({ id, machine }) => invokedIn(id, machine.root as AnyStateNode))

describe('browser faults', () => {
  test('every actor that a chart invokes is known to change something, or not to', () => {
    const unknown = invoked.filter(({ actor }) => !changing.has(actor) && !harmless.has(actor))
    expect(unknown, 'say in scripts/lint/faults.test.ts what it does').toEqual([])
    const names = new Set(invoked.map(({ actor }) => actor))
    expect([...changing, ...harmless].filter((name) => !names.has(name))).toEqual([])
  })

  test('every changing state of every chart has a row, and every row’s states change something', () => {
    const states = new Set(invoked.flatMap(({ state, actor }) => (changing.has(actor) ? [state] : [])))
    expect(new Set(rowIds.flatMap((id) => rowOf(id).states))).toEqual(states)
  })

  test('every changing call has a row', () => {
    const withRow = new Set(rowIds.map((id) => rowOf(id).callId))
    expect(changingCalls.map(({ id }) => id).filter((id) => !withRow.has(id))).toEqual([])
  })

  test('the sample of the gate has every row and every column, and no cell twice', () => {
    expect(new Set(sampleCells.map(({ row }) => row))).toEqual(new Set(rowIds))
    expect(new Set(sampleCells.map(({ column }) => column))).toEqual(new Set(columnIds))
    expect(new Set(sampleCells.map(({ row, column }) => `${row} ${column}`)).size).toBe(sampleCells.length)
    expect(allCells).toHaveLength(rowIds.length * columnIds.length)
  })
})
