import { createAddressBookMachine } from '../../../../machines/address-book/address-book.actors.ts'
import {
  selectAddressForm,
  selectBookView,
} from '../../../../machines/address-book/address-book.selectors.ts'
import { sampleAddressDraft, sampleRules } from '../../../../model-tests/samples/address-samples.ts'
import type { Arranged, Person } from '../arrangement.ts'

type Wish = {
  readonly person: Person
  /** The address that is changed; `null`: a new one. */
  readonly id: string | null
  readonly street: string
}

/**
 * The address book of a Korean member with its form open and filled in: the press saves it. Where the host doubts the address it is
 * used as it was entered.
 */
export const openAddressBook = ({ person, id, street }: Wish): Pick<Arranged, 'ready' | 'done' | 'open'> => ({
  ready: 'list',
  done: 'saved',
  open: (tab) => {
    const book = tab.start(createAddressBookMachine({ ...tab, visitor: () => null }), {
      upmId: person.upmId,
      rules: sampleRules,
      language: 'en',
      shipFrom: null,
      entered: [],
      chosenId: null,
    })
    /** It is saved once the list shows it: by this press, by the other tab's, or by the one before a reload. */
    const isSaved = () => book.getSnapshot().context.saved.some(({ line1 }) => line1 === street)
    book.subscribe((snapshot) => {
      const form = selectAddressForm(snapshot)
      form?.subscribe((state) => {
        if (state.hasTag('review')) queueMicrotask(() => form.send({ type: 'version.save' }))
      })
    })
    return {
      view: () => {
        const view = selectBookView(book.getSnapshot())
        return view === 'list' && isSaved() ? 'saved' : view
      },
      press: () => {
        book.send(id === null ? { type: 'address.add' } : { type: 'address.edit', id })
        const form = selectAddressForm(book.getSnapshot())
        form?.send({ type: 'draft.change', change: { ...sampleAddressDraft, line1: street } })
        form?.send({ type: 'form.submit' })
      },
    }
  },
})
