import { Trans, useLingui } from '@lingui/react/macro'
import type { ClipboardEvent } from 'react'
import { NumberFormatBase } from 'react-number-format'
import {
  cardDigits,
  cardFieldLength,
  groupDigits,
  onlyDigits,
  pinDigits,
  typedDigits,
  typedPin,
} from '../../../domain/payments/gift-card.ts'
import {
  isRefused,
  selectGiftCardView,
  selectTakesNumber,
  selectTakesPin,
} from '../../../machines/gift-card/gift-card.selectors.ts'
import { TextField, type TextFieldProps } from '../../ui/form/text-field.tsx'
import css from './gift-card.module.css'
import { useCheck, useGiftCard } from './gift-card-context.ts'

/** Ids of the fields: the summary of errors links to them. */
export const fieldIds = { number: 'gift-card-number', pin: 'gift-card-pin' } as const

const digitsField = {
  dir: 'ltr',
  spellCheck: false,
  autoCapitalize: 'off',
  autoCorrect: 'off',
  autoComplete: 'off',
  inputMode: 'numeric',
  'aria-required': true,
} as const

/** The library works on events, our fields on values. */
function FormattedField(
  props: Omit<TextFieldProps, 'onChange'> & React.InputHTMLAttributes<HTMLInputElement>,
) {
  return <TextField {...props} onChange={(_, event) => props.onChange?.(event)} />
}

/** Digits alone go into the field: a browser counts what stands between them, and cuts the last digits off. */
const pasteDigits = (event: ClipboardEvent<HTMLInputElement>) => {
  const field = event.currentTarget
  if (field.readOnly) return
  event.preventDefault()
  const digits = onlyDigits(event.clipboardData.getData('text'))
  field.setRangeText(digits, field.selectionStart ?? 0, field.selectionEnd ?? field.value.length, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
}

/** The card's number, grouped as it stands on the card while it is typed or pasted. */
export function CardNumberField() {
  const { t } = useLingui()
  const actor = useGiftCard()
  const value = useCheck(({ context }) => context.accountNumber)
  const view = useCheck(selectGiftCardView)
  const canType = useCheck(selectTakesNumber)
  const refused = useCheck(isRefused)
  return (
    <NumberFormatBase
      {...digitsField}
      customInput={FormattedField}
      id={fieldIds.number}
      name="accountNumber"
      label={t`Card number`}
      format={groupDigits}
      removeFormatting={typedDigits}
      maxLength={cardFieldLength}
      onPaste={pasteDigits}
      value={value}
      valueIsNumericString
      readOnly={!canType}
      hint={<Trans>{cardDigits} digits, on the back of the card</Trans>}
      left={
        <bdi>
          <Trans comment="Under a field: how many digits have been typed, like “4 of 19”">
            {value.length} of {cardDigits}
          </Trans>
        </bdi>
      }
      error={
        refused ? (
          view === 'notFound' ? (
            <Trans>
              We found no gift card with those numbers. Check card number and PIN against the card.
            </Trans>
          ) : (
            <Trans>This card number or PIN isn’t valid. Check both against the card.</Trans>
          )
        ) : null
      }
      onValueChange={(typed, { source }) => {
        if (source === 'event') actor.send({ type: 'number.change', value: typed.value })
      }}
    />
  )
}

/** The PIN, closed until the number is whole (GC-01). */
export function PinField() {
  const { t } = useLingui()
  const actor = useGiftCard()
  const value = useCheck(({ context }) => context.pin)
  const canType = useCheck(selectTakesPin)
  const hasNumber = useCheck(({ context }) => context.accountNumber.length === cardDigits)
  return (
    <div className={css.pin}>
      <TextField
        {...digitsField}
        id={fieldIds.pin}
        name="pin"
        label={t`PIN`}
        value={value}
        readOnly={!canType}
        hint={
          hasNumber ? (
            <Trans>{pinDigits} digits, under the scratch-off panel</Trans>
          ) : (
            <Trans>Enter all {cardDigits} digits of the card number first.</Trans>
          )
        }
        error={null}
        onChange={(typed) => actor.send({ type: 'pin.change', value: typedPin(typed) })}
      />
    </div>
  )
}
