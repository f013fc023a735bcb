import { Trans, useLingui } from '@lingui/react/macro'
import type { LookupField } from '../../../domain/guests/guest-lookup.ts'
import {
  selectErrors,
  selectForm,
  selectLookupView,
} from '../../../machines/guest-lookup/guest-lookup.selectors.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Tooltip } from '../../ui/form/tooltip.tsx'
import { fieldErrors, fieldIds, fieldLabels } from './field-texts.tsx'
import css from './guest-lookup.module.css'
import { useGuestLookup, useLookup } from './guest-lookup-context.ts'

const useField = (field: LookupField) => {
  const { t } = useLingui()
  const actor = useGuestLookup()
  const value = useLookup((snapshot) => selectForm(snapshot)[field])
  const isWrong = useLookup((snapshot) => selectErrors(snapshot).includes(field))
  const isLoading = useLookup((snapshot) => selectLookupView(snapshot) === 'loading')
  return {
    id: fieldIds[field],
    label: t(fieldLabels[field]),
    value,
    error: isWrong ? t(fieldErrors[field]) : null,
    readOnly: isLoading,
    onChange: (typed: string) => actor.send({ type: 'field.change', field, value: typed }),
    dir: 'ltr' as const,
    spellCheck: false,
    autoCapitalize: 'off',
    autoCorrect: 'off',
    'aria-required': true,
  }
}

/** The order number, with where to find it. */
export function OrderNumberField() {
  const { t } = useLingui()
  return (
    <TextField
      {...useField('orderNumber')}
      name="orderNumber"
      autoComplete="off"
      beside={
        <Tooltip label={t`Where is my order number?`}>
          <Trans>It’s at the top of your order confirmation and on store receipts.</Trans>
        </Tooltip>
      }
    />
  )
}

/** E-mail or phone: one of them shows, and a switch where either will do (GL-01). */
export function ContactField() {
  const contact = useLookup((snapshot) => selectForm(snapshot).contact)
  const canSwitch = useLookup(({ context }) => context.canUsePhone)
  return (
    <>
      {contact === 'email' ? <EmailField /> : <PhoneField />}
      {canSwitch && <SwitchContact isEmail={contact === 'email'} />}
    </>
  )
}

function EmailField() {
  return <TextField {...useField('email')} name="email" type="email" inputMode="email" autoComplete="email" />
}

function PhoneField() {
  const code = useLookup(({ context }) => context.callingCode)
  return (
    <TextField
      {...useField('phone')}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete={code === null ? 'tel' : 'tel-national'}
      prefix={code === null ? null : `+${code}`}
    />
  )
}

function SwitchContact({ isEmail }: { readonly isEmail: boolean }) {
  const actor = useGuestLookup()
  return (
    <Button tone="quiet" className={css.switch} onClick={() => actor.send({ type: 'contact.switch' })}>
      {isEmail ? <Trans>Use my phone number instead</Trans> : <Trans>Use my email address instead</Trans>}
    </Button>
  )
}
