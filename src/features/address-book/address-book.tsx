import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'
import { selectAddressForm, selectBookView } from '../../../machines/address-book/address-book.selectors.ts'
import { stateName } from '../../components/app/state-name.ts'
import { Button } from '../../ui/controls/button.tsx'
import { isFocusLost } from '../../ui/focus.ts'
import { Note } from '../../ui/marks/note.tsx'
import text from '../../ui/text.module.css'
import css from './address-book.module.css'
import { AddressDialog } from './address-dialog.tsx'
import { AddressList } from './address-list.tsx'
import { forgetRules, rulesOf } from './country-rules.ts'
import { LoadingAddresses } from './loading-addresses.tsx'
import { type BookProps, useAddressBookActor } from './use-address-book-actor.ts'

type Props = Omit<BookProps, 'rules'> & {
  /** Two letters, lower case: addresses of this country show. */
  readonly country: string
  /** Id of the list, to which a message leads that none is chosen. */
  readonly id: string
  /** What is wrong with the choice. */
  readonly error?: ReactNode
}

/** Addresses that a return can be collected from: one is chosen, new ones are entered (RA-01). */
export function AddressBook(props: Props) {
  const { country } = props
  const [, setRound] = useState(0)
  const retry = () => {
    forgetRules(country)
    setRound((round) => round + 1)
  }
  return (
    <Suspense fallback={<LoadingAddresses />}>
      <KnownBook {...props} onRetry={retry} />
    </Suspense>
  )
}

function KnownBook({ onRetry, ...props }: Props & { readonly onRetry: () => void }) {
  const rules = use(rulesOf(props.country))
  return rules === null ? <NotLoaded id={props.id} onRetry={onRetry} /> : <Book {...props} rules={rules} />
}

/** Without what is known of the country there is no list and no form. */
function NotLoaded(props: { readonly id: string; readonly onRetry: () => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it takes focus when no address is chosen
    <div id={props.id} role="group" tabIndex={-1}>
      <Note tone="bad" live="alert" title={<Trans>We couldn’t load your saved addresses</Trans>}>
        <div>
          <Button tone="line" onClick={props.onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      </Note>
    </div>
  )
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

function Book({ country: _country, id, error, ...book }: Props & Pick<BookProps, 'rules'>) {
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
        <Trans>Where should the courier come?</Trans>
      </p>
      {view === 'loading' ? <LoadingAddresses /> : <AddressList actor={actor} error={error} />}
      {view === 'form' && form && <AddressDialog actor={form} />}
    </div>
  )
}
