import { describe, expect, test } from 'vitest'
import { sentAddress } from '../../domain/addresses/address-entries.ts'
import {
  createAddressFormMachine,
  pendingSave,
} from '../../machines/address-book/address-form/address-form.actors.ts'
import type { AddressFormInput } from '../../machines/address-book/address-form/address-form.types.ts'
import { sampleAddressDraft, sampleEntry } from '../samples/address-samples.ts'
import { running } from '../samples/running.ts'
import { answers, type HostAnswer, refuses, startHost } from '../samples/sample-host.ts'
import { startKeys } from '../samples/sample-keys.ts'
import { startNotes } from '../samples/sample-notes.ts'
import { openPage } from '../samples/sample-page.ts'
import { formInput } from './address-form.model.ts'

const visitor = { visitorId: 'visitor-1', visit: 'visit-1' }
const start = (replies: readonly HostAnswer[], changes: Partial<AddressFormInput> = {}) => {
  const { http, asked } = startHost(replies)
  const { keys, claimed, settled } = startKeys()
  const { notes, kept } = startNotes({ 'address.upm-2': 'another’s' })
  const noted: unknown[] = []
  const drafts = {
    ...notes,
    store: (name: string, value: string) => {
      noted.push([name, JSON.parse(value)])
      notes.store(name, value)
    },
  }
  const machine = createAddressFormMachine({ http, keys, drafts, since: 1_000, visitor: () => visitor })
  const form = running(machine, { ...formInput, ...changes })
  form.actor.send({ type: 'draft.change', change: sampleAddressDraft })
  form.actor.send({ type: 'form.submit' })
  const ended = () => form.until(({ status }) => status === 'done')
  return { ...form, asked, claimed, settled, noted, kept, ended }
}

const sent = sentAddress(sampleAddressDraft)
const right = answers({ validated: true, validatedAddress: null })
const address = '/api/identity/user/v1/upm-1/address'
const saves = { body: sent, idempotencyKey: 'key-1' }

openPage()

describe('address form: its calls', () => {
  test('an address is checked for whoever asks, then saved once under a noted mark', async () => {
    const form = start([right, answers({ id: 'a7' }, 201)])
    const { output } = await form.ended()
    expect(output).toEqual({ kind: 'saved', address: sampleEntry('a7'), isKept: true })
    const [[, note] = []] = form.noted as [string, { id: null; mark: string }][]
    expect(form.noted).toEqual([
      ['address.upm-1', { id: null, mark: expect.stringMatching(/^[0-9a-z]{5,7}$/) }],
    ])
    const subject = { call: 'addAddress', object: `upm-1.${note?.mark}` }
    expect(form.asked).toEqual([
      {
        call: 'POST /api/identity/address_validation/v1',
        body: { address: sent, language: 'ko', visitor },
      },
      { ...saves, call: `POST ${address}` },
    ])
    expect(form.claimed).toEqual([{ ...subject, since: 1_000 }])
    expect(form.settled).toEqual([{ ...subject, key: 'key-1', end: 'made' }])
    expect(form.kept()).toEqual({ 'address.upm-2': 'another’s' })
  })

  test('a change goes to the address itself; one that the host refuses counts for this return alone', async () => {
    const form = start([right, refuses(404, 'not_found')], { address: sampleEntry('a1'), id: 'a1', round: 2 })
    const { output } = await form.ended()
    expect(output).toEqual({ kind: 'saved', address: sampleEntry('a1'), isKept: false })
    expect(form.asked[1]).toEqual({ ...saves, call: `PUT ${address}/a1` })
    expect(form.noted).toEqual([
      ['address.upm-1', { id: 'a1', mark: expect.stringMatching(/^[0-9a-z]{5,7}\.2$/) }],
    ])
    expect(form.kept()).toEqual({ 'address.upm-2': 'another’s' })
  })

  test('a guest’s address is noted nowhere', async () => {
    const form = start([right], { upmId: null })
    await form.ended()
    expect([form.noted, form.claimed, form.settled, form.asked.length]).toEqual([[], [], [], 1])
  })
})

describe('address form: a save from before a reload', () => {
  const added = { 'addAddress upm-1.mark-0': 'key-0' }
  const changed = { 'updateAddress upm-1.a1.mark-0': 'key-1' }

  test.each([
    [
      'a new address whose outcome is not known',
      '{"id":null,"mark":"mark-0"}',
      added,
      { id: null, mark: 'mark-0', key: 'key-0' },
    ],
    [
      'a change whose outcome is not known',
      '{"id":"a1","mark":"mark-0"}',
      changed,
      { id: 'a1', mark: 'mark-0', key: 'key-1' },
    ],
    ['a save whose outcome is known', '{"id":null,"mark":"mark-0"}', changed, null],
    ['no note', null, added, null],
    ['a note that is no JSON', '{"id":', added, null],
    ['a note of another shape', '{"id":7}', added, null],
  ])('%s', (_, note, kept, found) => {
    const drafts = startNotes(note === null ? {} : { 'address.upm-1': note }).notes
    expect(pendingSave({ keys: startKeys(kept).keys, drafts }, 'upm-1')).toEqual(found)
    expect(pendingSave({ keys: startKeys(kept).keys, drafts }, 'upm-2')).toBeNull()
  })
})
