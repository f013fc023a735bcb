import { describe, expect, test } from 'vitest'
import { countryFlags } from '../../domain/pages/flags.ts'
import { stepsOfReturn } from '../../machines/return-wizard/return-wizard.rules.ts'
import { selectGaps } from '../../machines/return-wizard/return-wizard.selectors.ts'
import type { ReturnWizardInput } from '../../machines/return-wizard/return-wizard.types.ts'
import { sampleEntry } from '../samples/address-samples.ts'
import { sampleDelivered, sampleInKorea } from '../samples/return-samples.ts'
import { created, startWizard } from './return-wizard.parts.ts'

const start = (changes: Partial<ReturnWizardInput> = {}, order = sampleInKorea) =>
  startWizard({ country: 'kr', flags: countryFlags('kr'), ...changes }, order)

const atMethod = async (changes: Partial<ReturnWizardInput> = {}, order = sampleInKorea) => {
  const shopper = await start(changes, order)
  shopper.picks('line-1')
  shopper.goesOn()
  shopper.send({ type: 'method.chosen', method: 'courierPickup' })
  return shopper
}

describe('return wizard: a courier comes', () => {
  test('[RI-07 A-13] items, method with its address, confirmation; the order’s own address is chosen ahead and sent without an id', async () => {
    const shopper = await atMethod()
    expect(stepsOfReturn(shopper.snapshot().context)).toEqual(['items', 'method', 'confirmation'])
    expect(shopper.snapshot().context.address).toMatchObject({ id: 'ship-from', line1: '세종대로 110' })
    shopper.goesOn()
    expect([shopper.view(), shopper.submitted()]).toEqual(['confirmation', []])
    shopper.goesOn()
    expect(shopper.submitted()).toMatchObject([
      {
        request: {
          returnMethod: 'PICK_UP',
          shipFrom: {
            address: { address1: '세종대로 110', zipCode: '04524' },
            recipient: { firstName: '지우', lastName: '김' },
            contactInformation: { dayPhoneNumber: '1000000188', email: 'jiwoo@example.com' },
          },
        },
        trigger: null,
        email: null,
      },
    ])
    expect(JSON.stringify(shopper.submitted())).not.toContain('ship-from')
    await shopper.answer('returnSubmission', created)
    expect(shopper.emitted.at(-1)).toMatchObject({ type: 'return.created' })
  })

  test('[RI-06] without an address the step does not go on', async () => {
    const shopper = await atMethod({}, sampleDelivered({ shipFrom: { address: { iso2Country: 'KR' } } }))
    shopper.goesOn()
    expect([shopper.view(), selectGaps(shopper.snapshot())]).toEqual(['method', [{ kind: 'addressMissing' }]])
    shopper.send({ type: 'step.asked', name: 'confirmation' })
    expect(shopper.view()).toBe('method')
    shopper.send({ type: 'address.chosen', address: sampleEntry('a1'), isEntered: false })
    shopper.goesOn()
    expect(shopper.view()).toBe('confirmation')
  })

  test('[RI-07 RA-01] the chosen address is where it is collected, reached by the order’s contacts where it has none', async () => {
    const shopper = await atMethod()
    shopper.send({
      type: 'address.chosen',
      address: sampleEntry('a1', { line1: '을지로 30' }),
      isEntered: false,
    })
    shopper.goesOn()
    shopper.goesOn()
    expect(shopper.submitted()).toMatchObject([
      {
        request: {
          shipFrom: {
            address: { address1: '을지로 30' },
            contactInformation: { dayPhoneNumber: '1000000188', email: 'jiwoo@example.com' },
          },
        },
      },
    ])
    await shopper.answer('returnSubmission', created)
    expect(shopper.emitted.at(-1)).toMatchObject({
      record: { shipFrom: { address: { address1: '을지로 30' } } },
    })
  })

  test('[RI-07] what was entered stays through the ways and the steps; the tab keeps its id alone', async () => {
    const shopper = await atMethod({ upmId: null })
    const entered = sampleEntry('entered-1', { line1: '을지로 30' })
    shopper.send({ type: 'address.chosen', address: entered, isEntered: true })
    shopper.goesOn()
    shopper.send({ type: 'wizard.back' })
    shopper.send({ type: 'method.chosen', method: 'returnToStore' })
    expect(shopper.snapshot().context).toMatchObject({ address: null, entered: [entered] })
    shopper.send({ type: 'method.chosen', method: 'courierPickup' })
    expect(shopper.snapshot().context.address?.id).toBe('ship-from')
    shopper.send({ type: 'address.chosen', address: entered, isEntered: true })
    expect(shopper.stored.at(-1)?.addressId).toBe('entered-1')
    expect(JSON.stringify(shopper.stored)).not.toContain('을지로')
  })

  test('[RI-01 RI-07] the browser goes through all three steps, two at a time as well', async () => {
    const shopper = await atMethod()
    shopper.goesOn()
    shopper.send({ type: 'step.asked', name: 'items' })
    expect(shopper.view()).toBe('items')
    shopper.send({ type: 'step.asked', name: 'confirmation' })
    expect(shopper.view()).toBe('confirmation')
    shopper.send({ type: 'step.asked', name: 'method' })
    expect(shopper.view()).toBe('method')
    shopper.send({ type: 'step.asked', name: 'items' })
    shopper.send({ type: 'item.changed', lineId: 'line-1', change: { field: 'checked', value: false } })
    shopper.send({ type: 'step.asked', name: 'confirmation' })
    expect([shopper.view(), selectGaps(shopper.snapshot())]).toEqual(['items', [{ kind: 'nothingChecked' }]])
  })

  test('[RS-04] a reload at the confirmation stays there: the order’s own address is known, one of the book is asked for', async () => {
    const before = await atMethod()
    const own = before.stored.at(-1) ?? null
    before.send({ type: 'address.chosen', address: sampleEntry('a1'), isEntered: false })
    const ofBook = before.stored.at(-1) ?? null

    const atOwn = await start({ step: 'confirmation', storedDraft: own })
    expect([atOwn.view(), atOwn.asked('recallAddress')]).toEqual(['confirmation', []])

    const atBook = await start({ step: 'confirmation', storedDraft: ofBook })
    expect([atBook.view(), atBook.asked('recallAddress')]).toEqual([
      'skeleton',
      [{ upmId: 'upm-1', id: 'a1' }],
    ])
    await atBook.answer('recallAddress', sampleEntry('a1'))
    expect([atBook.view(), atBook.snapshot().context.address?.id]).toEqual(['confirmation', 'a1'])

    const gone = await start({ step: 'confirmation', storedDraft: ofBook })
    await gone.answer('recallAddress', null)
    expect([gone.view(), gone.snapshot().context.address]).toEqual(['method', null])

    const guest = await start({ step: 'confirmation', storedDraft: ofBook, upmId: null })
    expect([guest.view(), guest.snapshot().context.address]).toEqual(['method', null])
  })

  test('[RI-07 RS-03] a fake return ends in a preview; from there and from a failure it goes back to the confirmation', async () => {
    const fake = await atMethod({ flags: { ...countryFlags('kr'), enableFakeReturn: true } })
    fake.goesOn()
    fake.goesOn()
    expect([fake.view(), fake.submitted()]).toEqual(['previewing', []])
    fake.send({ type: 'wizard.back' })
    expect(fake.view()).toBe('confirmation')

    const shopper = await atMethod()
    shopper.goesOn()
    shopper.goesOn()
    await shopper.answer('returnSubmission', {
      kind: 'refused',
      code: 'internal',
      status: 500,
      isFinal: false,
    })
    shopper.send({ type: 'dialog.dismiss' })
    expect(shopper.view()).toBe('confirmation')
  })
})
