import { Trans } from '@lingui/react/macro'
import { Later } from '../../components/page/later-part.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Note } from '../../ui/marks/note.tsx'
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
      failed={(retry) => <NotLoaded id={book.id} onRetry={retry} />}
    >
      {({ Book, rules }) => <Book {...book} rules={rules} />}
    </Later>
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
