import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAddressBookMachine } from '../../machines/address-book/address-book.actors.ts'
import { selectAddressForm, selectBookView } from '../../machines/address-book/address-book.selectors.ts'
import { sampleDelivery, sampleEntry } from '../samples/address-samples.ts'
import {
  answers,
  type HostAnswer,
  hostThat,
  keysWith,
  notesWith,
  running,
  visiblePage,
} from '../samples/real-calls.ts'
import { bookInput } from './address-book.model.ts'

const start = ({
  replies,
  keys = keysWith(),
  notes = notesWith(),
  chosenId = null,
}: {
  readonly replies: readonly HostAnswer[]
  readonly keys?: ReturnType<typeof keysWith>
  readonly notes?: ReturnType<typeof notesWith>
  readonly chosenId?: string | null
}) => {
  const { http, requests } = hostThat(replies)
  const machine = createAddressBookMachine({
    http,
    keys: keys.keys,
    drafts: notes.notes,
    since: 1_000,
    visitor: () => null,
  })
  return { ...running(machine, { ...bookInput, chosenId }), requests, keys, notes }
}
type Book = ReturnType<typeof start>
const isListed = (snapshot: ReturnType<Book['snapshot']>) => selectBookView(snapshot) === 'list'

const bookPath = '/api/identity/user/v1/upm-1/address'
const asksForBook = { method: 'GET', path: bookPath, query: {}, body: null, key: null }

beforeEach(() => void vi.stubGlobal('document', visiblePage))
afterEach(() => void vi.unstubAllGlobals())

describe('address book: its calls', () => {
  test('the addresses of the member are asked for, and listed', async () => {
    const book = start({ replies: [answers({ objects: [sampleDelivery('a1')] })] })
    const { context } = await book.until(isListed)
    expect([context.saved, context.isIncomplete]).toEqual([[sampleEntry('a1')], false])
    expect(book.requests).toEqual([asksForBook])
  })

  test('a host that cannot be reached leaves the list without them', async () => {
    const book = start({ replies: [] })
    const { context } = await book.until(isListed)
    expect([context.saved, context.isIncomplete]).toEqual([[], true])
    expect(book.emitted).toEqual([
      { type: 'error.reported', code: 'unknown orders error', devMessage: 'addresses: network' },
    ])
  })

  test('a save that a reload has interrupted is looked up by its key, and its address is chosen', async () => {
    const notes = notesWith({ 'address.upm-1': JSON.stringify({ id: null, mark: 'mark-0' }) })
    const keys = keysWith({ 'addAddress upm-1.mark-0': 'key-0' })
    const replies = [
      answers({ objects: [sampleDelivery('a1')] }),
      answers({ call: 'addAddress', status: 201, body: { id: 'a7' } }),
      answers({ objects: [sampleDelivery('a1'), sampleDelivery('a7')] }),
    ]
    const book = start({ replies, notes, keys })
    const { context } = await book.until(isListed)
    expect(context.chosenId).toBe('a7')
    expect(book.requests).toEqual([
      asksForBook,
      { ...asksForBook, path: '/api/idempotency/v1/key-0' },
      asksForBook,
    ])
    expect([keys.log, notes.kept()]).toEqual([['settle addAddress upm-1.mark-0 key-0 made'], {}])
  })

  test('the form over the list has its calls as well', async () => {
    const book = start({
      replies: [answers({ objects: [] }), answers({ validated: true, validatedAddress: null })],
    })
    await book.until(isListed)
    book.actor.send({ type: 'address.edit', id: 'ship-from' })
    const form = selectAddressForm(book.snapshot())
    form?.send({ type: 'form.submit' })
    await vi.waitFor(() => expect(book.requests).toHaveLength(3))
    expect(book.requests.slice(1).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/identity/address_validation/v1',
      `POST ${bookPath}`,
    ])
  })
})
