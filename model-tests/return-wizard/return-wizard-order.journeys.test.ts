import { describe, expect, test } from 'vitest'
import { countryFlags } from '../../domain/pages/flags.ts'
import { returnWizardMachine } from '../../machines/return-wizard/return-wizard.machine.ts'
import { selectWizardView } from '../../machines/return-wizard/return-wizard.selectors.ts'
import type { ReturnWizardInput } from '../../machines/return-wizard/return-wizard.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { sampleEntry } from '../samples/address-samples.ts'
import { startJourney } from '../samples/journey.ts'
import { sampleDelivered, sampleWizardInput } from '../samples/return-samples.ts'
import { defect, problem, sampleOrder } from '../samples/samples.ts'
import { courierDraft, inKoreaInput, orderNumber } from './return-wizard.parts.ts'

const open = (changes: Partial<ReturnWizardInput> = {}) => {
  const journey = startJourney({
    machine: returnWizardMachine,
    input: (now) => ({ ...sampleWizardInput(now), ...changes }),
    listeners: ['storeSelector'],
  })
  const view = () => selectWizardView(journey.snapshot())
  const state = () => journey.snapshot().value
  return { ...journey, view, state }
}
const loaded = (order = sampleDelivered()) => succeeded({ order, providers: null })

describe('return wizard: the order', () => {
  test('is asked for by its number, in the country and language of the page', async () => {
    const page = open({ country: 'gb', language: 'de' })
    expect([page.view(), page.asked('fetchOrder')]).toEqual([
      'skeleton',
      [{ orderNumber, country: 'gb', language: 'de' }],
    ])
    await page.answer('fetchOrder', loaded())
    expect([page.view(), page.emitted]).toEqual(['items', [{ type: 'step.shown', step: 'items' }]])
  })

  test('a page that opens has nothing entered, shown or sent', () => {
    const { context } = open().snapshot()
    const { now: _, flags: __, ...rest } = context
    expect(rest).toEqual({
      orderNumber,
      upmId: 'upm-1',
      country: 'us',
      language: 'en',
      locale: 'en-US',
      selectedGtin: null,
      step: 'items',
      pendingKey: null,
      order: null,
      providers: null,
      draft: { choices: [], answers: [], method: null, store: null, addressId: null, selected: null },
      address: null,
      entered: [],
      refusals: 0,
      returnOrderNumber: null,
      emailSent: false,
      refusal: null,
      exchangeRefusal: null,
    })
  })

  test('of a guest that does not come leads to the guest lookup, whatever the reason', async () => {
    for (const failure of [{ kind: 'unauthorized' } as const, { kind: 'network' } as const]) {
      const page = open({ upmId: null })
      await page.answer('fetchOrder', failed(failure))
      expect([page.state(), page.view(), page.emitted]).toEqual([
        'sessionEnded',
        'leaving',
        [{ type: 'order.unreachable', orderNumber }],
      ])
    }
  })

  test('of a member whose token is refused leads to a new sign-in', async () => {
    const page = open()
    await page.answer('fetchOrder', failed({ kind: 'unauthorized' }))
    expect([page.state(), page.emitted]).toEqual(['sessionEnded', [{ type: 'session.rejected' }]])
  })

  test('of a member that does not come is reported and asked for again', async () => {
    const page = open()
    await page.answer('fetchOrder', failed(problem(500, 'internal')))
    expect([page.view(), page.emitted]).toEqual([
      'orderFailed',
      [
        {
          type: 'error.reported',
          code: 'service-order-detail-failure',
          devMessage: 'problem 500 internal',
        },
      ],
    ])
    page.send({ type: 'order.retry' })
    await page.breaks('fetchOrder', defect)
    expect([page.view(), page.emitted.length]).toEqual(['orderFailed', 1])
    page.send({ type: 'order.retry' })
    await page.answer('fetchOrder', loaded())
    expect([page.view(), page.asked('fetchOrder').length]).toEqual(['items', 3])
  })

  test('that is a return already gives way to its own page', async () => {
    const page = open()
    await page.answer('fetchOrder', loaded(sampleOrder({ orderType: 'RETURN_ORDER' })))
    expect([page.state(), page.emitted]).toEqual([
      'replaced',
      [{ type: 'order.typeMismatch', orderNumber, orderType: 'RETURN_ORDER' }],
    ])
  })

  test('of which nothing can go back says so, as does a country where returns are off', async () => {
    const page = open()
    await page.answer('fetchOrder', loaded(sampleOrder()))
    expect([page.view(), page.emitted]).toEqual(['nothingToReturn', []])
    const off = open({ flags: { ...countryFlags('us'), disableReturns: true } })
    await off.answer('fetchOrder', loaded())
    expect(off.view()).toBe('nothingToReturn')
  })

  test('whatever the address names, nothing opens where returns are off', () => {
    const off = { flags: { ...countryFlags('kr'), disableReturns: true } }
    const storedDraft = courierDraft('ship-from')
    expect(open({ ...inKoreaInput, ...off, step: 'confirmation', storedDraft }).view()).toBe(
      'nothingToReturn',
    )
    expect(open({ ...inKoreaInput, ...off, step: 'method', storedDraft }).view()).toBe('nothingToReturn')
  })
})

describe('return wizard: the step that the address names', () => {
  const at = (changes: Partial<ReturnWizardInput>) => open({ ...inKoreaInput, ...changes })

  test('the ways open where what goes back is chosen, and the items where it is not', () => {
    const storedDraft = { ...courierDraft('ship-from'), method: null }
    expect(at({ step: 'method', storedDraft }).view()).toBe('method')
    expect(at({ step: 'method', storedDraft: null }).view()).toBe('items')
    expect(at({ step: 'items', storedDraft }).view()).toBe('items')
    expect(at({ step: 'method', storedDraft: courierDraft('ship-from') }).view()).toBe('method')
  })

  test('without a way the confirmation gives way to the ways, without items to the items', () => {
    const storedDraft = courierDraft('ship-from')
    expect(at({ step: 'confirmation', storedDraft: { ...storedDraft, method: null } }).view()).toBe('method')
    expect(at({ step: 'confirmation', storedDraft: { ...storedDraft, choices: [] } }).view()).toBe('items')
    expect(at({ step: 'confirmation', storedDraft }).view()).toBe('confirmation')
  })

  test('the book is asked only where the confirmation is named and a courier’s address is not known', () => {
    const storedDraft = courierDraft('a1')
    const asked = (changes: Partial<ReturnWizardInput>) => at(changes).asked('recallAddress')
    expect(asked({ step: 'confirmation', storedDraft })).toEqual([{ upmId: 'upm-1', id: 'a1' }])
    expect(asked({ step: 'method', storedDraft })).toEqual([])
    expect(asked({ step: 'items', storedDraft })).toEqual([])
    expect(asked({ step: 'confirmation', storedDraft, upmId: null })).toEqual([])
    expect(asked({ step: 'confirmation', storedDraft: courierDraft('ship-from') })).toEqual([])
    expect(asked({ step: 'confirmation', storedDraft: { ...storedDraft, choices: [] } })).toEqual([])
    expect(asked({ step: 'confirmation', storedDraft: { ...storedDraft, method: 'returnToStore' } })).toEqual(
      [],
    )
  })

  test('the book is not asked for an address that nobody has chosen', () => {
    const order = sampleDelivered({ shipFrom: { address: { iso2Country: 'KR' } } })
    const storedDraft = { ...courierDraft('none'), addressId: null }
    const page = at({ step: 'confirmation', storedDraft, known: { order, providers: null } })
    expect([page.view(), page.asked('recallAddress')]).toEqual(['method', []])
  })

  test('a book that breaks leads back to the ways, which go on once an address is chosen', async () => {
    const page = at({ step: 'confirmation', storedDraft: courierDraft('a1') })
    await page.breaks('recallAddress', defect)
    expect([page.view(), page.snapshot().context.address]).toEqual(['method', null])
    page.send({ type: 'wizard.continue' })
    expect(page.view()).toBe('method')
    page.send({ type: 'address.chosen', address: sampleEntry('a1'), isEntered: false })
    page.send({ type: 'wizard.continue' })
    expect(page.view()).toBe('confirmation')
  })
})
