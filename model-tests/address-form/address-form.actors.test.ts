import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sentAddress } from '../../domain/addresses/address-entries.ts'
import {
  createAddressFormMachine,
  pendingSave,
} from '../../machines/address-book/address-form/address-form.actors.ts'
import type { AddressFormInput } from '../../machines/address-book/address-form/address-form.types.ts'
import { sampleAddressDraft, sampleEntry } from '../samples/address-samples.ts'
import {
  answers,
  type HostAnswer,
  hostThat,
  keysWith,
  notesWith,
  refuses,
  running,
  visiblePage,
} from '../samples/real-calls.ts'
import { formInput } from './address-form.model.ts'

const visitor = { visitorId: 'visitor-1', visit: 'visit-1' }
const start = (replies: readonly HostAnswer[], changes: Partial<AddressFormInput> = {}) => {
  const { http, requests } = hostThat(replies)
  const { keys, log } = keysWith()
  const { notes, kept } = notesWith({ 'address.upm-2': 'another’s' })
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
  return { ...form, requests, log, noted, kept, ended: () => form.until(({ status }) => status === 'done') }
}

const sent = sentAddress(sampleAddressDraft)
const right = answers({ validated: true, validatedAddress: null })
const request = { method: 'POST', path: '/api/identity/user/v1/upm-1/address', query: {}, body: sent }

beforeEach(() => void vi.stubGlobal('document', visiblePage))
afterEach(() => void vi.unstubAllGlobals())

describe('address form: its calls', () => {
  test('an address is checked for whoever asks, then saved once under a noted mark', async () => {
    const form = start([right, answers({ id: 'a7' }, 201)])
    const { output } = await form.ended()
    expect(output).toEqual({ kind: 'saved', address: sampleEntry('a7'), isKept: true })
    const [[, note] = []] = form.noted as [string, { id: null; mark: string }][]
    expect(form.noted).toEqual([
      ['address.upm-1', { id: null, mark: expect.stringMatching(/^[0-9a-z]{5,7}$/) }],
    ])
    const change = `addAddress upm-1.${note?.mark}`
    expect(form.requests).toEqual([
      {
        method: 'POST',
        path: '/api/identity/address_validation/v1',
        query: {},
        body: { address: sent, language: 'ko', visitor },
        key: null,
      },
      { ...request, key: 'key-1' },
    ])
    expect(form.log).toEqual([`claim ${change} since 1000`, `settle ${change} key-1 made`])
    expect(form.kept()).toEqual({ 'address.upm-2': 'another’s' })
  })

  test('a change goes to the address itself; one that the host refuses counts for this return alone', async () => {
    const form = start([right, refuses(404, 'not_found')], { address: sampleEntry('a1'), id: 'a1', round: 2 })
    const { output } = await form.ended()
    expect(output).toEqual({ kind: 'saved', address: sampleEntry('a1'), isKept: false })
    expect(form.requests[1]).toEqual({ ...request, method: 'PUT', path: `${request.path}/a1`, key: 'key-1' })
    expect(form.noted).toEqual([
      ['address.upm-1', { id: 'a1', mark: expect.stringMatching(/^[0-9a-z]{5,7}\.2$/) }],
    ])
    expect(form.kept()).toEqual({ 'address.upm-2': 'another’s' })
  })

  test('a guest’s address is noted nowhere', async () => {
    const form = start([right], { upmId: null })
    await form.ended()
    expect([form.noted, form.log, form.requests.length]).toEqual([[], [], 1])
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
    const drafts = notesWith(note === null ? {} : { 'address.upm-1': note }).notes
    expect(pendingSave({ keys: keysWith(kept).keys, drafts }, 'upm-1')).toEqual(found)
    expect(pendingSave({ keys: keysWith(kept).keys, drafts }, 'upm-2')).toBeNull()
  })
})
