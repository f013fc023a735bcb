import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ReactNode, useId } from 'react'
import { type AddressBookEntry, shipFromAddressId } from '../../../contract/addresses/delivery-address.ts'
import { addressPage } from '../../../machines/address-book/address-book.selectors.ts'
import { Button, IconButton } from '../../ui/controls/button.tsx'
import { cx } from '../../ui/cx.ts'
import { FieldError } from '../../ui/form/field-error.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Icon } from '../../ui/marks/icon.tsx'
import { Note } from '../../ui/marks/note.tsx'
import text from '../../ui/text.module.css'
import radio from '../return-wizard/method.module.css'
import css from './address-book.module.css'
import { AddressLines, headOfEntry } from './address-words.tsx'
import type { AddressBookActor } from './use-address-book-actor.ts'

/** What a book is about, where it says so. */
export type BookWords = {
  readonly question: ReactNode
  /** Beneath the address of the order itself. */
  readonly own: ReactNode
  readonly empty: ReactNode
  /** A change that was not saved counts here alone. */
  readonly localOnly: ReactNode
}

type Props = {
  readonly actor: AddressBookActor
  readonly words: BookWords
  readonly error: ReactNode | undefined
}

/** Five addresses, the order's own first, with the way to more and to a new one (RA-01). */
export function AddressList({ actor, words, error }: Props) {
  const { t } = useLingui()
  const group = useId()
  const page = useSelector(actor, addressPage, isSamePage)
  const isIncomplete = useSelector(actor, ({ context }) => context.isIncomplete)
  const isLocalOnly = useSelector(actor, ({ context }) => context.isLocalOnly)
  return (
    <>
      {isIncomplete && <Incomplete actor={actor} />}
      {page.all === 0 && !isIncomplete && (
        <Note tone="end">
          <p>{words.empty}</p>
        </Note>
      )}
      {page.all > 0 && (
        <fieldset
          className={radio.choices}
          aria-label={t`Addresses`}
          aria-describedby={error === undefined ? undefined : `${group}-error`}
          data-missing={error === undefined ? undefined : ''}
        >
          {page.addresses.map((entry, index) => (
            <AddressRow
              key={entry.id}
              actor={actor}
              group={group}
              entry={entry}
              place={page.first + index}
              own={words.own}
            />
          ))}
        </fieldset>
      )}
      {error !== undefined && <FieldError id={`${group}-error`}>{error}</FieldError>}
      {isLocalOnly && (
        <p role="status" className={cx(text.small, text.soft)}>
          {words.localOnly}
        </p>
      )}
      <div className={css.foot}>
        <Button tone="line" data-action="add-address" onClick={() => actor.send({ type: 'address.add' })}>
          <Trans>Add an address</Trans>
        </Button>
        {(page.hasPrevious || page.hasNext) && <Pager actor={actor} page={page} />}
      </div>
    </>
  )
}

type Page = ReturnType<typeof addressPage>

const isSamePage = (one: Page, other: Page): boolean =>
  one.first === other.first &&
  one.all === other.all &&
  one.addresses.every((entry, index) => entry === other.addresses[index])

function Incomplete({ actor }: { readonly actor: AddressBookActor }) {
  return (
    <Note tone="bad" live="alert" title={<Trans>We couldn’t load your saved addresses</Trans>}>
      <p>
        <Trans>Try again, or add the address you need.</Trans>
      </p>
      <div>
        <Button tone="line" onClick={() => actor.send({ type: 'addresses.retry' })}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </Note>
  )
}

function AddressRow(props: {
  readonly actor: AddressBookActor
  readonly group: string
  readonly entry: AddressBookEntry
  /** Among all addresses, from 1. */
  readonly place: number
  readonly own: ReactNode
}) {
  const { actor, group, entry } = props
  const id = `${group}-${props.place}`
  const isChosen = useSelector(actor, ({ context }) => context.chosenId === entry.id)
  const head = headOfEntry(entry)
  return (
    <div className={css.row} data-address={entry.id}>
      <input
        id={id}
        className={radio.radio}
        type="radio"
        name={group}
        checked={isChosen}
        aria-describedby={`${id}-about`}
        onChange={() => actor.send({ type: 'address.choose', id: entry.id })}
      />
      <label htmlFor={id} className={css.name}>
        <bdi>{head}</bdi>
      </label>
      <Button
        tone="quiet"
        className={css.edit}
        onClick={() => actor.send({ type: 'address.edit', id: entry.id })}
      >
        <span>
          <Trans>
            Edit<VisuallyHidden> {head}</VisuallyHidden>
          </Trans>
        </span>
      </Button>
      <div id={`${id}-about`} className={css.about}>
        <AddressLines entry={entry} />
        {entry.id === shipFromAddressId && <p className={text.small}>{props.own}</p>}
        {entry.preferred && (
          <p className={text.small}>
            <Trans>Your default address</Trans>
          </p>
        )}
      </div>
    </div>
  )
}

function Pager({ actor, page }: { readonly actor: AddressBookActor; readonly page: Page }) {
  const { t } = useLingui()
  const { first, all } = page
  const last = first + page.addresses.length - 1
  return (
    <div className={css.pager}>
      <span className={cx(text.soft, text.num)} role="status">
        <Trans>
          Addresses {first}–{last} of {all}
        </Trans>
      </span>
      <div>
        <IconButton
          label={t`Previous addresses`}
          aria-disabled={!page.hasPrevious || undefined}
          onClick={() => actor.send({ type: 'addresses.previous' })}
        >
          <Icon name="prev" />
        </IconButton>
        <IconButton
          label={t`More addresses`}
          aria-disabled={!page.hasNext || undefined}
          onClick={() => actor.send({ type: 'addresses.next' })}
        >
          <Icon name="next" />
        </IconButton>
      </div>
    </div>
  )
}
