import { Trans, useLingui } from '@lingui/react/macro'
import {
  selectGuestCodeView,
  selectIsContactWrong,
} from '../../../machines/guest-code/guest-code.selectors.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { fieldErrors, fieldLabels } from '../guest-lookup/field-texts.tsx'
import css from './guest-code.module.css'
import { useCode, useGuestCode } from './guest-code-context.ts'

/** The summary of errors links to it. */
export const contactFieldId = 'code-contact'

/** E-mail or phone: one of them shows, and a switch where either will do. */
export function ContactField() {
  const { t } = useLingui()
  const actor = useGuestCode()
  const contact = useCode(({ context }) => context.form.contact)
  const value = useCode(({ context }) => context.form[context.form.contact])
  const isWrong = useCode(selectIsContactWrong)
  const isSending = useCode((snapshot) => selectGuestCodeView(snapshot) === 'sending')
  const callingCode = useCode(({ context }) => context.callingCode)
  const canSwitch = useCode(({ context }) => context.canUsePhone)
  const kind =
    contact === 'email'
      ? ({ type: 'email', inputMode: 'email', autoComplete: 'email' } as const)
      : ({
          type: 'tel',
          inputMode: 'tel',
          autoComplete: callingCode === null ? 'tel' : 'tel-national',
          prefix: callingCode === null ? null : `+${callingCode}`,
        } as const)
  return (
    <>
      <TextField
        key={contact}
        id={contactFieldId}
        name={contact}
        {...kind}
        label={t(fieldLabels[contact])}
        value={value}
        error={isWrong ? t(fieldErrors[contact]) : null}
        readOnly={isSending}
        onChange={(typed) => actor.send({ type: 'contact.change', value: typed })}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        aria-required
      />
      {canSwitch && (
        <Button tone="quiet" className={css.switch} onClick={() => actor.send({ type: 'contact.switch' })}>
          {contact === 'email' ? (
            <Trans>Use my phone number instead</Trans>
          ) : (
            <Trans>Use my email address instead</Trans>
          )}
        </Button>
      )}
    </>
  )
}
