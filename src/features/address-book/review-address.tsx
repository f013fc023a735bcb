import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ReactNode, useId } from 'react'
import type { AddressBookEntry } from '../../../contract/addresses/delivery-address.ts'
import { entryOfDraft } from '../../../domain/addresses/address-entries.ts'
import type { AddressVersion } from '../../../machines/address-book/address-form/address-form.types.ts'
import radio from '../return-wizard/method.module.css'
import css from './address-book.module.css'
import { AddressWords } from './address-words.tsx'
import type { AddressFormActor } from './use-address-book-actor.ts'

type Props = { readonly actor: AddressFormActor }

export function ReviewTitle({ actor }: Props) {
  const doubt = useSelector(actor, ({ context }) => context.doubt)
  return doubt === 'suggested' ? <Trans>Confirm your address</Trans> : <Trans>Review your address</Trans>
}

/** What was entered, and how the host thinks it is meant; without a suggestion the one to be read again (RA-02). */
export function ReviewAddress({ actor }: Props) {
  const { t } = useLingui()
  const group = useId()
  const { draft, suggestion, version, doubt } = useSelector(actor, ({ context }) => context)
  const entered = entryOfDraft(draft, 'entered')
  return (
    <>
      <p>
        {doubt === 'suggested' && (
          <Trans>We found this address written another way. Choose the one to use.</Trans>
        )}
        {doubt === 'closeMatch' && (
          <Trans>
            We couldn’t verify your address, but we found a close match. Please review it before you continue.
          </Trans>
        )}
        {(doubt === 'unknown' || doubt === 'unchecked') && (
          <Trans>We couldn’t verify your address. Please review it before you continue.</Trans>
        )}
      </p>
      {suggestion === null ? (
        <AddressWords entry={entered} />
      ) : (
        <fieldset className={radio.choices} aria-label={t`Which address`}>
          {(
            [
              ['suggested', <Trans key="suggested">Suggested address</Trans>, suggestion],
              ['entered', <Trans key="entered">Address you entered</Trans>, entered],
            ] as const
          ).map(([name, title, entry]) => (
            <Version
              key={name}
              id={`${group}-${name}`}
              group={group}
              title={title}
              entry={entry}
              isOn={version === name}
              onPick={() => actor.send({ type: 'version.pick', version: name satisfies AddressVersion })}
            />
          ))}
        </fieldset>
      )}
    </>
  )
}

function Version(props: {
  readonly id: string
  readonly group: string
  readonly title: ReactNode
  readonly entry: AddressBookEntry
  readonly isOn: boolean
  readonly onPick: () => void
}) {
  const { id } = props
  return (
    <div className={css.row} data-version={props.entry.id}>
      <input
        id={id}
        className={radio.radio}
        type="radio"
        name={props.group}
        checked={props.isOn}
        aria-describedby={`${id}-about`}
        onChange={props.onPick}
      />
      <label htmlFor={id} className={css.name}>
        {props.title}
      </label>
      <div id={`${id}-about`} className={css.about}>
        <AddressWords entry={props.entry} />
      </div>
    </div>
  )
}
