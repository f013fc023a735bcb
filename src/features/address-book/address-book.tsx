import { Trans } from '@lingui/react/macro'
import { Suspense, use, useState } from 'react'
import { startAgain } from '../../components/app/gone-code.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Note } from '../../ui/marks/note.tsx'
import type { ListedBook } from './book.tsx'
import { bookOf, forgetBook } from './load-book.ts'
import { LoadingAddresses } from './loading-addresses.tsx'

type Props = ListedBook & {
  /** Two letters, lower case: addresses of this country show. */
  readonly country: string
}

/** Addresses that a return can be collected from: one is chosen, new ones are entered (RA-01). */
export function AddressBook(props: Props) {
  const { country } = props
  const [, setRound] = useState(0)
  const retry = () => {
    forgetBook(country)
    setRound((round) => round + 1)
    void bookOf(country).then((book) => {
      if (book === null) startAgain()
    })
  }
  return (
    <Suspense fallback={<LoadingAddresses />}>
      <KnownBook {...props} onRetry={retry} />
    </Suspense>
  )
}

function KnownBook({ onRetry, country, ...book }: Props & { readonly onRetry: () => void }) {
  const known = use(bookOf(country))
  return known === null ? (
    <NotLoaded id={book.id} onRetry={onRetry} />
  ) : (
    <known.Book {...book} rules={known.rules} />
  )
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
