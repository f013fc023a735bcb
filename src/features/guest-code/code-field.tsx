import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { guestCodeDigits } from '../../../contract/session/guest-code.ts'
import { selectGuestCodeView } from '../../../machines/guest-code/guest-code.selectors.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import css from './guest-code.module.css'
import { useCode, useGuestCode } from './guest-code-context.ts'

/** After a wrong code the field is where the next one goes, however the last one was sent. */
const useFocusOnWrong = (triesLeft: number | null) => {
  const field = useRef<HTMLInputElement>(null)
  const before = useRef(triesLeft)
  useEffect(() => {
    if (triesLeft !== null && triesLeft !== before.current) field.current?.focus()
    before.current = triesLeft
  }, [triesLeft])
  return field
}

/**
 * One field for all digits, so that a phone can offer the code of the message, and whatever is pasted goes in, blanks and words
 * around it included (BY-24).
 */
export function CodeField() {
  const { t } = useLingui()
  const actor = useGuestCode()
  const value = useCode(({ context }) => context.code)
  const view = useCode(selectGuestCodeView)
  const field = useFocusOnWrong(useCode(({ context }) => context.triesLeft))
  return (
    <div className={css.code}>
      <TextField
        ref={field}
        id="guest-code"
        name="code"
        label={t`${{ guestCodeDigits }}-digit code`}
        value={value}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
        dir="ltr"
        spellCheck={false}
        autoCorrect="off"
        aria-required
        readOnly={view === 'checking' || view === 'resending'}
        error={view === 'wrong' && value === '' ? t`Enter the code from the newest message.` : null}
        onChange={(typed) => actor.send({ type: 'code.change', value: typed })}
      />
    </div>
  )
}
