import type { AddressBookEntry } from '../../../contract/addresses/delivery-address.ts'
import { linesOfEntry, nameOfEntry } from '../../../domain/addresses/address-entries.ts'
import text from '../../ui/text.module.css'
import css from './address-book.module.css'

/** Its own heading: who lives there, or where nobody is named the first line of the place. */
export const headOfEntry = (entry: AddressBookEntry): string =>
  nameOfEntry(entry) || (linesOfEntry(entry)[0] ?? '')

/** Lines of an address beneath its heading, as its country writes them (RA-03). */
export function AddressLines({ entry }: { readonly entry: AddressBookEntry }) {
  const lines = linesOfEntry(entry)
  const rest = nameOfEntry(entry) === '' ? lines.slice(1) : lines
  return (
    <span className={css.lines}>
      {[...new Set(rest)].map((line) => (
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))}
      {entry.phone && (
        <span>
          <bdi dir="ltr" className={text.num}>
            {entry.phone}
          </bdi>
        </span>
      )}
    </span>
  )
}

/** A whole address as a block. */
export function AddressWords({ entry }: { readonly entry: AddressBookEntry }) {
  return (
    <address className={css.address}>
      <span className={text.strong}>
        <bdi>{headOfEntry(entry)}</bdi>
      </span>
      <AddressLines entry={entry} />
    </address>
  )
}
