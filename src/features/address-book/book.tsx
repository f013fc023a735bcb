import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { selectAddressForm, selectBookView } from '../../../machines/address-book/address-book.selectors.ts'
import { stateName } from '../../components/app/state-name.ts'
import { isFocusLost } from '../../ui/focus.ts'
import text from '../../ui/text.module.css'
import css from './address-book.module.css'
import { AddressDialog } from './address-dialog.tsx'
import { AddressList, type BookWords } from './address-list.tsx'
import { LoadingAddresses } from './loading-addresses.tsx'
import { type BookProps, useAddressBookActor } from './use-address-book-actor.ts'

export type ListedBook = Omit<BookProps, 'rules'> & {
  /** Id of the list, to which a message leads that none is chosen. */
  readonly id: string
  readonly words: BookWords
  /** What is wrong with the choice. */
  readonly error?: ReactNode
}

/** What was pressed may be gone once the list has come again: then the list takes the focus. */
const useFocusOnList = (isListed: boolean) => {
  const place = useRef<HTMLDivElement>(null)
  const wasListed = useRef(false)
  useEffect(() => {
    if (!isListed) return
    if (wasListed.current && isFocusLost()) place.current?.focus()
    wasListed.current = true
  }, [isListed])
  return place
}

/** The addresses of a country whose rules are here, and the form of the one that is edited. */
export function Book({ id, error, ...book }: ListedBook & Pick<BookProps, 'rules'>) {
  const actor = useAddressBookActor(book)
  const view = useSelector(actor, selectBookView)
  const form = useSelector(actor, selectAddressForm)
  const state = useSelector(actor, (snapshot) => stateName(snapshot.value))
  const list = useFocusOnList(view !== 'loading')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset names the rows within; this one takes focus when none is chosen
    <div
      id={id}
      ref={list}
      role="group"
      aria-labelledby={`${id}-question`}
      tabIndex={-1}
      className={css.book}
      data-flow="addressBook"
      data-state={state}
    >
      <p id={`${id}-question`} className={text.strong}>
        {book.words.question}
      </p>
      {view === 'loading' ? (
        <LoadingAddresses />
      ) : (
        <AddressList actor={actor} words={book.words} error={error} />
      )}
      {view === 'form' && form && <AddressDialog actor={form} />}
    </div>
  )
}
