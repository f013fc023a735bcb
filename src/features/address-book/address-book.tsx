import { Trans } from '@lingui/react/macro'
import { Later } from '../../components/page/later-part.tsx'
import { NotLoaded } from '../../components/page/not-loaded.tsx'
import type { ListedBook } from './book.tsx'
import { bookOf } from './load-book.ts'
import { LoadingAddresses } from './loading-addresses.tsx'

type Props = ListedBook & {
  /** Two letters, lower case: addresses of this country show. */
  readonly country: string
}

/** Addresses that a return can be collected from: one is chosen, new ones are entered (RA-01). */
export function AddressBook({ country, ...book }: Props) {
  return (
    <Later
      part={bookOf(country)}
      waiting={<LoadingAddresses />}
      failed={(retry) => (
        // biome-ignore lint/a11y/useSemanticElements: it takes focus when no address is chosen
        <div id={book.id} role="group" tabIndex={-1}>
          <NotLoaded title={<Trans>We couldn’t load your saved addresses</Trans>} onRetry={retry} />
        </div>
      )}
    >
      {({ Book, rules }) => <Book {...book} rules={rules} />}
    </Later>
  )
}
