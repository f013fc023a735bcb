import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { maxWithdrawalName } from '../../../contract/orders/withdrawal-calls.ts'
import { profileOf } from '../../../domain/countries/profile-of.ts'
import { formatCalendarDate } from '../../../domain/format/calendar-dates.ts'
import { orderCountry } from '../../../domain/orders/order-country.ts'
import type { StatementField } from '../../../domain/withdrawal/statement.ts'
import { selectFaulty, selectShownFault } from '../../../machines/withdrawal/withdrawal.selectors.ts'
import { usePage } from '../../components/order/use-page.ts'
import { useErrorTitle } from '../../components/page/page-title.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { FieldError } from '../../ui/form/field-error.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Note } from '../../ui/marks/note.tsx'
import text from '../../ui/text.module.css'
import { FailedDialogs } from './failed-dialogs.tsx'
import { Goods, useLines } from './goods.tsx'
import css from './withdrawal.module.css'
import { useWithdrawal, useWithdrawalState } from './withdrawal-context.ts'
import { WithdrawalFrame } from './withdrawal-frame.tsx'

/** The statement (Art. 11a(2)): who, from what, and where the acknowledgement goes. All of it stands there, to be confirmed or changed. */
export function StatementPage() {
  const { actor } = useWithdrawal()
  return (
    <WithdrawalFrame title={<Trans>Withdraw from contract</Trans>}>
      <p className={text.read}>
        <Until /> <Trans>You don’t need to give a reason.</Trans>
      </p>
      <Errors />
      <form
        className={css.form}
        noValidate
        autoComplete="on"
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'statement.submit' })
        }}
      >
        <Chosen />
        <Exempted />
        <Field
          field="name"
          label={<Trans>Your name</Trans>}
          autoComplete="name"
          maxLength={maxWithdrawalName}
        />
        <Field
          field="email"
          label={<Trans>Email</Trans>}
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          hint={<Trans>We’ll send the acknowledgment of receipt here.</Trans>}
        />
        <div>
          <Button wide type="submit">
            <Trans>Continue</Trans>
          </Button>
        </div>
        <p className={text.small}>
          <Trans>Nothing is sent yet: you confirm it on the next step.</Trans>
        </p>
      </form>
      <FailedDialogs />
    </WithdrawalFrame>
  )
}

/** Until when, as the host counts it. */
function Until() {
  const { order } = useWithdrawal()
  const { locale, country } = usePage()
  const lastDay = useWithdrawalState(({ context: { standing } }) =>
    standing.kind === 'open' ? standing.lastDay : null,
  )
  if (lastDay !== null) {
    const day = formatCalendarDate(lastDay, 'long', locale)
    return (
      <Trans>
        You can withdraw from this order until the end of <b className={text.strong}>{day}</b>.
      </Trans>
    )
  }
  const days = profileOf(orderCountry(order, country)).orders.withdrawal?.days ?? 0
  return (
    <Plural
      value={days}
      one="You can withdraw from this order now, and until # day after all of it has arrived."
      other="You can withdraw from this order now, and until # days after all of it has arrived."
    />
  )
}

/** What is withdrawn from: all of it, unless something is unticked. */
function Chosen() {
  const { actor } = useWithdrawal()
  const standing = useWithdrawalState(({ context }) => context.standing)
  const chosen = useWithdrawalState(({ context }) => context.statement.lines)
  const fault = useWithdrawalState((snapshot) => selectShownFault(snapshot, 'lines'))
  const lines = useLines(standing.kind === 'open' ? standing.lines : [])
  return (
    <fieldset className={css.chosen} aria-describedby={fault === null ? undefined : 'withdraw-lines-error'}>
      <legend className={text.h3}>
        <Trans>What you withdraw from</Trans>
      </legend>
      <Goods
        lines={lines}
        {...(lines.length > 1 && {
          pick: { chosen, onToggle: (line) => actor.send({ type: 'line.toggle', line }) },
        })}
      />
      {fault !== null && (
        <FieldError id="withdraw-lines-error">
          <FaultOf field="lines" />
        </FieldError>
      )}
    </fieldset>
  )
}

/** What there is no right to withdraw from, and why (Art. 16(c)). */
function Exempted() {
  const standing = useWithdrawalState(({ context }) => context.standing)
  const lines = useLines(standing.kind === 'open' ? standing.exempt : [])
  if (lines.length === 0) return null
  return (
    <Note tone="move" mark="wait" title={<Trans>Made to your own design</Trans>}>
      <p>
        <Trans>There’s no right to withdraw from what we make to your specifications:</Trans>
      </p>
      <ul className={css.names}>
        {lines.map(({ id, product }) => (
          <li key={id}>
            <bdi>{product.title}</bdi>
          </li>
        ))}
      </ul>
    </Note>
  )
}

const idOf = (field: StatementField): string => `withdraw-${field}`

function Field(
  props: {
    readonly field: 'name' | 'email'
    readonly label: ReactNode
  } & Pick<
    Parameters<typeof TextField>[0],
    'type' | 'inputMode' | 'autoComplete' | 'dir' | 'hint' | 'maxLength'
  >,
) {
  const { field, dir = 'auto', ...look } = props
  const { actor } = useWithdrawal()
  const value = useWithdrawalState(({ context }) => context.statement[field])
  const hasFault = useWithdrawalState((snapshot) => selectShownFault(snapshot, field) !== null)
  return (
    <TextField
      {...look}
      dir={dir}
      id={idOf(field)}
      name={field}
      value={value}
      error={hasFault ? <FaultOf field={field} /> : null}
      spellCheck={false}
      aria-required
      onChange={(typed) => actor.send({ type: 'field.change', field, value: typed })}
    />
  )
}

function FaultOf({ field }: { readonly field: StatementField }): ReactNode {
  const fault = useWithdrawalState((snapshot) => selectShownFault(snapshot, field))
  if (field === 'lines') return <Trans>Choose at least one item.</Trans>
  if (field === 'name') return <Trans>Enter your name.</Trans>
  return fault === 'invalid' ? (
    <Trans>Enter an email address like name@example.com.</Trans>
  ) : (
    <Trans>Enter your email address.</Trans>
  )
}

function Errors() {
  const faulty = useWithdrawalState((snapshot) => selectFaulty(snapshot).join(' '))
  const attempt = useWithdrawalState(({ context }) => context.refusals)
  const firstLine = useWithdrawalState(({ context: { standing } }) =>
    standing.kind === 'open' ? (standing.lines[0] ?? '') : '',
  )
  const fields = faulty.split(' ').filter((field) => field !== '') as StatementField[]
  const count = fields.length
  useErrorTitle(count > 0)
  return (
    <ErrorSummary
      title={
        <Plural value={count} one="One thing to check" _2="Two things to check" other="# things to check" />
      }
      errors={fields.map((field) => ({
        fieldId: field === 'lines' ? `withdraw-${firstLine}` : idOf(field),
        words: <FaultOf field={field} />,
      }))}
      attempt={attempt}
    />
  )
}
