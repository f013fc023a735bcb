import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ChangeEvent, ReactNode } from 'react'
import { maxFirstName, maxLastName } from '../../../contract/returns/bank-refund.ts'
import { bankCountryName } from '../../../domain/bank-refund/bank-country.ts'
import type { DetailFault, DetailName } from '../../../domain/bank-refund/bank-details.ts'
import { compactIban, editIban } from '../../../domain/bank-refund/iban.ts'
import { selectShownFault } from '../../../machines/bank-refund/bank-refund.selectors.ts'
import { usePage } from '../../components/order/use-page.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import css from './bank-refund.module.css'
import { useBankRefund, useRefundState } from './bank-refund-context.ts'

/** Ids of the fields: the summary of errors links to them. */
export const fieldIds: Readonly<Record<DetailName, string>> = {
  firstName: 'refund-first-name',
  lastName: 'refund-last-name',
  iban: 'refund-iban',
}

export const fieldLabels: Readonly<Record<DetailName, MessageDescriptor>> = {
  firstName: msg`First name`,
  lastName: msg`Last name`,
  iban: msg`IBAN`,
}

function Fault({ name, fault }: { readonly name: DetailName; readonly fault: DetailFault }): ReactNode {
  if (name === 'iban') return <Trans>Invalid IBAN. Check it in your banking app or on a statement.</Trans>
  if (fault === 'missing') return null
  const most = name === 'firstName' ? maxFirstName : maxLastName
  return <Trans>Too long: use up to {most} characters.</Trans>
}

/** What is wrong with a field, for the summary above the form. */
export function FaultOf({ name }: { readonly name: DetailName }): ReactNode {
  const fault = useRefundState((snapshot) => selectShownFault(snapshot, name))
  return fault === null ? null : <Fault name={name} fault={fault} />
}

const useField = (name: DetailName) => {
  const { t } = useLingui()
  const { actor } = useBankRefund()
  const value = useRefundState(({ context }) => context.details[name])
  const fault = useRefundState((snapshot) => selectShownFault(snapshot, name))
  return {
    id: fieldIds[name],
    name,
    label: t(fieldLabels[name]),
    value,
    error: fault === null ? null : <Fault name={name} fault={fault} />,
    spellCheck: false,
    'aria-required': true,
    onChange: (typed: string) => actor.send({ type: 'detail.change', name, value: typed }),
    onBlur: () => {
      if (value !== '') actor.send({ type: 'detail.leave', name })
    },
  } as const
}

/** Whose account it is, as the bank knows them. */
export function NameFields() {
  return (
    <div className={css.names}>
      <TextField {...useField('firstName')} autoComplete="given-name" dir="auto" />
      <TextField {...useField('lastName')} autoComplete="family-name" dir="auto" />
    </div>
  )
}

const erasedBy = (event: ChangeEvent<HTMLInputElement>): 'before' | 'after' | null => {
  const { inputType } = event.nativeEvent as InputEvent
  if (inputType === 'deleteContentBackward') return 'before'
  return inputType === 'deleteContentForward' ? 'after' : null
}

/** The account's number in groups of four while it is typed or pasted; the caret stays behind what was typed. */
export function IbanField() {
  const { locale } = usePage()
  const field = useField('iban')
  const country = bankCountryName(compactIban(field.value), locale)
  const group = (typed: string, event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const edited = editIban({
      before: field.value,
      typed,
      caret: input.selectionStart ?? typed.length,
      erased: erasedBy(event),
    })
    input.value = edited.value
    input.setSelectionRange(edited.caret, edited.caret)
    field.onChange(edited.value)
  }
  return (
    <div className={css.iban}>
      <TextField
        {...field}
        dir="ltr"
        inputMode="text"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        hint={
          country === null ? (
            <Trans>You’ll find it in your banking app or on a statement.</Trans>
          ) : (
            <Trans>A bank in {country}</Trans>
          )
        }
        onChange={group}
      />
    </div>
  )
}
