import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import type { GiftLookup } from '../../../domain/gift-return/gift-form.ts'
import {
  selectGiftReturnView,
  selectLookupFaults,
  selectLookupOutcome,
} from '../../../machines/gift-return/gift-return.selectors.ts'
import { useErrorTitle } from '../../components/page/page-title.tsx'
import { PictureWall } from '../../components/page/picture-wall.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Note } from '../../ui/marks/note.tsx'
import text from '../../ui/text.module.css'
import css from './gift-return.module.css'
import { useGiftReturn, useGiftReturnState } from './gift-return-context.ts'

/** Order number and code, as the gift receipt has them (BY-48). */
export function LookupPage() {
  const actor = useGiftReturn()
  return (
    <div className={css.lookup}>
      <PictureWall />
      <div className={css.form}>
        <h1 className={text.h1} tabIndex={-1}>
          <Trans>Return a gift</Trans>
        </h1>
        <p className={text.pretty}>
          <Trans>You get store credit for what you send back. Whoever gave it to you isn’t told.</Trans>
        </p>
        <Outcome />
        <Errors />
        <form
          className={css.fields}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            actor.send({ type: 'lookup.submit' })
          }}
        >
          <Field
            field="orderNumber"
            label={<Trans>Order number</Trans>}
            hint={<Trans>It’s on the gift receipt in the package.</Trans>}
          />
          <Field
            field="code"
            label={<Trans>Gift code</Trans>}
            hint={
              <Trans>
                Twelve letters and numbers, such as <bdi className={css.code}>ABCD-EFGH-2345</bdi>.
              </Trans>
            }
          />
          <div>
            <Submit />
          </div>
        </form>
      </div>
    </div>
  )
}

function Submit() {
  const isSearching = useGiftReturnState((snapshot) => selectGiftReturnView(snapshot) === 'searching')
  return (
    <Button wide type="submit" {...(isSearching && { loading: <Trans>Searching</Trans> })}>
      <Trans>Find the gift</Trans>
    </Button>
  )
}

const idOf = (field: keyof GiftLookup): string => `gift-${field}`

function Field(props: {
  readonly field: keyof GiftLookup
  readonly label: ReactNode
  readonly hint: ReactNode
}) {
  const { field, label, hint } = props
  const actor = useGiftReturn()
  const value = useGiftReturnState(({ context }) => context.form[field])
  const isSearching = useGiftReturnState((snapshot) => selectGiftReturnView(snapshot) === 'searching')
  const isWrong = useGiftReturnState((snapshot) => selectLookupFaults(snapshot).includes(field))
  return (
    <TextField
      id={idOf(field)}
      name={field}
      label={label}
      hint={hint}
      value={value}
      error={isWrong ? <FaultOf field={field} /> : null}
      readOnly={isSearching}
      dir="ltr"
      maxLength={40}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      aria-required
      onChange={(typed) => actor.send({ type: 'field.change', field, value: typed })}
    />
  )
}

function FaultOf({ field }: { readonly field: keyof GiftLookup }): ReactNode {
  return field === 'orderNumber' ? (
    <Trans>Enter a valid order number: 4 to 32 letters and numbers.</Trans>
  ) : (
    <Trans>Enter the whole code: twelve letters and numbers.</Trans>
  )
}

function Errors() {
  const faults = useGiftReturnState((snapshot) => selectLookupFaults(snapshot).join(' '))
  const attempt = useGiftReturnState(({ context }) => context.refusals)
  const fields = faults.split(' ').filter((field) => field !== '') as (keyof GiftLookup)[]
  const count = fields.length
  useErrorTitle(count > 0)
  return (
    <ErrorSummary
      title={
        <Plural value={count} one="One thing to check" _2="Two things to check" other="# things to check" />
      }
      errors={fields.map((field) => ({ fieldId: idOf(field), words: <FaultOf field={field} /> }))}
      attempt={attempt}
    />
  )
}

/** What came of the look-up, where no gift did; it takes focus when it comes. */
function Outcome() {
  const { t } = useLingui()
  const outcome = useGiftReturnState(selectLookupOutcome)
  const place = useRef<HTMLDivElement>(null)
  useErrorTitle(outcome !== null)
  useEffect(() => {
    if (outcome !== null) place.current?.focus()
  }, [outcome])
  const words = {
    notFound: [
      t`We couldn’t find this gift`,
      t`Check the order number and the code. Not every order has a gift receipt.`,
    ],
    limited: [
      t`Too many attempts`,
      t`To keep gifts private, we limit lookups that fail. Try again in a while.`,
    ],
    unavailable: [
      t`We couldn’t look up the gift`,
      t`Something went wrong on our side. Try again in a moment.`,
    ],
  } as const
  return (
    <div ref={place} tabIndex={-1} data-part="outcome" hidden={outcome === null}>
      {outcome !== null && (
        <Note tone="bad" live="alert" title={words[outcome][0]}>
          <p>{words[outcome][1]}</p>
        </Note>
      )}
    </div>
  )
}
