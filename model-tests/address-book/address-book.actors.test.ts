import { describe, expect, test, vi } from 'vitest'
import { createAddressBookMachine } from '../../machines/address-book/address-book.actors.ts'
import { selectAddressForm, selectBookView } from '../../machines/address-book/address-book.selectors.ts'
import { sampleDelivery, sampleEntry } from '../samples/address-samples.ts'
import { running } from '../samples/running.ts'
import { answers, type HostAnswer, startHost } from '../samples/sample-host.ts'
import { startKeys } from '../samples/sample-keys.ts'
import { startNotes } from '../samples/sample-notes.ts'
import { openPage } from '../samples/sample-page.ts'
import { bookInput } from './address-book.model.ts'

const start = ({
  replies,
  keys = startKeys(),
  notes = startNotes(),
  chosenId = null,
}: {
  readonly replies: readonly HostAnswer[]
  readonly keys?: ReturnType<typeof startKeys>
  readonly notes?: ReturnType<typeof startNotes>
  readonly chosenId?: string | null
}) => {
  const { http, asked } = startHost(replies)
  const machine = createAddressBookMachine({
    http,
    keys: keys.keys,
    drafts: notes.notes,
    since: 1_000,
    visitor: () => null,
  })
  return { ...running(machine, { ...bookInput, chosenId }), asked, keys, notes }
}
type Book = ReturnType<typeof start>
const isListed = (snapshot: ReturnType<Book['snapshot']>) => selectBookView(snapshot) === 'list'

const bookPath = '/api/identity/user/v1/upm-1/address'
const asksForBook = { call: `GET ${bookPath}` }

openPage()

describe('address book: its calls', () => {
  test('the addresses of the member are asked for, and listed', async () => {
    const book = start({ replies: [answers({ objects: [sampleDelivery('a1')] })] })
    const { context } = await book.until(isListed)
    expect([context.saved, context.isIncomplete]).toEqual([[sampleEntry('a1')], false])
    expect(book.asked).toEqual([asksForBook])
  })

  test('a host that cannot be reached leaves the list without them', async () => {
    const book = start({ replies: ['cut'] })
    const { context } = await book.until(isListed)
    expect([context.saved, context.isIncomplete]).toEqual([[], true])
    expect(book.emitted).toEqual([
      { type: 'error.reported', code: 'unknown orders error', devMessage: 'addresses: network' },
    ])
  })

  test('a save that a reload has interrupted is looked up by its key, and its address is chosen', async () => {
    const notes = startNotes({ 'address.upm-1': JSON.stringify({ id: null, mark: 'mark-0' }) })
    const keys = startKeys({ 'addAddress upm-1.mark-0': 'key-0' })
    const replies = [
      answers({ objects: [sampleDelivery('a1')] }),
      answers({ call: 'addAddress', status: 201, body: { id: 'a7' } }),
      answers({ objects: [sampleDelivery('a1'), sampleDelivery('a7')] }),
    ]
    const book = start({ replies, notes, keys })
    const { context } = await book.until(isListed)
    expect(context.chosenId).toBe('a7')
    expect(book.asked).toEqual([asksForBook, { call: 'GET /api/idempotency/v1/key-0' }, asksForBook])
    expect([keys.claimed, notes.kept()]).toEqual([[], {}])
    expect(keys.settled).toEqual([{ call: 'addAddress', object: 'upm-1.mark-0', key: 'key-0', end: 'made' }])
  })

  test('the form over the list has its calls as well', async () => {
    const book = start({
      replies: [answers({ objects: [] }), answers({ validated: true, validatedAddress: null })],
    })
    await book.until(isListed)
    book.actor.send({ type: 'address.edit', id: 'ship-from' })
    const form = selectAddressForm(book.snapshot())
    form?.send({ type: 'form.submit' })
    await vi.waitFor(() => expect(book.asked).toHaveLength(3))
    expect(book.asked.slice(1).map(({ call }) => call)).toEqual([
      'POST /api/identity/address_validation/v1',
      `POST ${bookPath}`,
    ])
  })
})
