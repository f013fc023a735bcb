import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { guestCodeDigits } from '../../../contract/session/guest-code.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import css from './code-field.module.css'

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
export function CodeField(props: {
  readonly id: string
  readonly value: string
  /** How many wrong codes may still come; `null` where none was wrong yet. */
  readonly triesLeft: number | null
  readonly isWrong: boolean
  readonly isReadOnly: boolean
  readonly onChange: (typed: string) => void
}) {
  const { t } = useLingui()
  const field = useFocusOnWrong(props.triesLeft)
  return (
    <div className={css.code}>
      <TextField
        ref={field}
        id={props.id}
        name="code"
        label={t`${{ guestCodeDigits }}-digit code`}
        value={props.value}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
        dir="ltr"
        spellCheck={false}
        autoCorrect="off"
        aria-required
        readOnly={props.isReadOnly}
        error={props.isWrong && props.value === '' ? t`Enter the code from the newest message.` : null}
        onChange={props.onChange}
      />
    </div>
  )
}
