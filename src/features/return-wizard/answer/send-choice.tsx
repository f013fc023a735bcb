import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ExchangeSend } from '../../../../contract/orders/line-answer.ts'
import { profileOf } from '../../../../domain/countries/profile-of.ts'
import { type DraftAnswer, sendsFor } from '../../../../domain/exchange/draft-answers.ts'
import { returnCountry } from '../../../../machines/return-wizard/return-wizard.rules.ts'
import type { AnswerChange } from '../../../../machines/return-wizard/return-wizard.types.ts'
import { cx } from '../../../ui/cx.ts'
import chip from '../../../ui/form/chip.module.css'
import field from '../../../ui/form/field.module.css'
import text from '../../../ui/text.module.css'
import reasons from '../items/reason-choice.module.css'
import { useOrder, useWizardContext } from '../return-wizard-context.ts'

const words: Readonly<Record<ExchangeSend, ReactNode>> = {
  atOnce: <Trans>Send it now</Trans>,
  afterArrival: <Trans>After we have the package</Trans>,
}

/** When the replacement is sent: at once, for which the card stands, or once the parcel is in (BY-04). */
export function SendChoice(props: {
  readonly lineId: string
  readonly answer: DraftAnswer
  readonly onChange: (change: AnswerChange) => void
}) {
  const { lineId, answer, onChange } = props
  const order = useOrder()
  const country = returnCountry(useWizardContext())
  const sends = sendsFor({ order, country })
  const days = profileOf(country).returns.exchange?.deadlineDays ?? 0
  const send = answer.send ?? sends[0]
  const legend = `exchange-send-${lineId}`
  return (
    <div role="radiogroup" aria-labelledby={legend} className={field.field} data-part="send">
      <p id={legend} className={field.label}>
        <Trans>When should we send it?</Trans>
      </p>
      <div className={reasons.reasons}>
        {sends.map((one) => (
          <label key={one} className={cx(chip.chip, reasons.reason)}>
            <input
              type="radio"
              name={legend}
              value={one}
              checked={one === send}
              onChange={() => onChange({ send: one })}
            />
            {words[one]}
          </label>
        ))}
      </div>
      <p className={cx(text.small, text.soft)}>
        {send === 'atOnce' ? (
          <Plural
            value={days}
            one="Your card holds the item’s value until we have the package. If it isn’t here within # day, you pay for it."
            other="Your card holds the item’s value until we have the package. If it isn’t here within # days, you pay for it."
          />
        ) : (
          <Trans>We keep it for you until then.</Trans>
        )}
      </p>
    </div>
  )
}
