import { Plural, Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type SyntheticEvent, useId, useState } from 'react'
import { shownRows } from '../../../domain/addresses/address-layout.ts'
import type { AddressField as Field } from '../../../domain/addresses/address-layout.types.ts'
import { selectFormErrors } from '../../../machines/address-book/address-form/address-form.selectors.ts'
import { useErrorTitle } from '../../components/page/page-title.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import css from './address-book.module.css'
import { AddressField } from './address-field.tsx'
import { useErrorWords } from './address-texts.tsx'
import type { AddressFormActor } from './use-address-book-actor.ts'

/** The fields of an address in the order of its country; what is wrong stands above them and beside each (RA-03). */
export function AddressForm({
  actor,
  busy,
}: {
  readonly actor: AddressFormActor
  /** What the host is asked, where it is. */
  readonly busy: 'validating' | 'saving' | null
}) {
  const isBusy = busy !== null
  const id = useId()
  const { draft, rules, refusals, upmId } = useSelector(actor, ({ context }) => context)
  const errors = useSelector(actor, selectFormErrors)
  const wordsOf = useErrorWords()
  const [rows] = useState(() =>
    shownRows(rules.layout, draft).filter((row) => upmId !== null || !isTick(row)),
  )
  const fields = rows.flat()
  const count = errors.length
  useErrorTitle(count > 0)
  const errorOf = ({ name }: Field) => errors.find(({ field }) => field === name)
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isBusy) actor.send({ type: 'form.submit' })
  }
  return (
    <form className={css.form} noValidate onSubmit={onSubmit}>
      <ErrorSummary
        title={
          <Plural value={count} one="One thing to check" _2="Two things to check" other="# things to check" />
        }
        errors={fields.flatMap((field) => {
          const error = errorOf(field)
          return error ? [{ fieldId: `${id}-${field.name}`, words: wordsOf(field, error.code) }] : []
        })}
        attempt={refusals}
      />
      {rows.map((row) => (
        <div key={row[0]?.name} className={css.fields}>
          {row.map((field) => {
            const error = errorOf(field)
            return (
              <AddressField
                key={field.name}
                id={`${id}-${field.name}`}
                field={field}
                value={draft[field.name]}
                error={error ? wordsOf(field, error.code) : null}
                readOnly={isBusy}
                onChange={(value) => actor.send({ type: 'draft.change', change: { [field.name]: value } })}
              />
            )
          })}
        </div>
      ))}
      <Button
        type="submit"
        wide
        {...(isBusy && { loading: busy === 'saving' ? <Trans>Saving</Trans> : <Trans>Checking</Trans> })}
      >
        {upmId === null ? <Trans>Use this address</Trans> : <Trans>Save address</Trans>}
      </Button>
    </form>
  )
}

/** A guest has no address that is chosen before others. */
const isTick = (row: readonly Field[]): boolean => row[0]?.name === 'preferred'
