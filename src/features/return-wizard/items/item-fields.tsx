import { Plural, Trans } from '@lingui/react/macro'
import { maxReasonText } from '../../../../contract/returns/return-capture-terms.ts'
import type { ReturnableItem } from '../../../../domain/returns/return-items.ts'
import { returnReasons, takesComment } from '../../../../domain/returns/return-reasons.ts'
import {
  asksQuantity,
  type LineChoice,
  quantityOptions,
} from '../../../../domain/returns/return-selection.ts'
import { returnCountry } from '../../../../machines/return-wizard/return-wizard.rules.ts'
import type { ItemChange } from '../../../../machines/return-wizard/return-wizard.types.ts'
import { usePlace } from '../../../components/app/app-context.ts'
import { cx } from '../../../ui/cx.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import text from '../../../ui/text.module.css'
import { AnswerChoice } from '../answer/answer-choice.tsx'
import { useReasonOption } from '../reason-words.tsx'
import { useWizardContext } from '../return-wizard-context.ts'
import { fieldIds } from '../step/field-ids.ts'
import css from './items.module.css'
import { ReasonChoice } from './reason-choice.tsx'

/** Why it goes back, how many of it, and what else there is to say (RI-02, RI-03). */
export function ItemFields(props: {
  readonly item: ReturnableItem
  readonly choice: LineChoice
  /** The step was submitted without a reason. */
  readonly isMissing: boolean
  readonly onChange: (change: ItemChange) => void
}) {
  const { item, choice, isMissing, onChange } = props
  const { tag } = usePlace()
  const reasonOption = useReasonOption()
  const context = useWizardContext()
  const country = returnCountry(context)
  const left = maxReasonText - choice.comment.length
  const numbers = new Intl.NumberFormat(tag)
  return (
    <div className={css.form}>
      <ReasonChoice
        lineId={choice.lineId}
        options={returnReasons(country, context.flags).map(({ name }) => reasonOption(name))}
        value={choice.reason}
        isMissing={isMissing}
        onChoose={(value) => onChange({ field: 'reason', value })}
      />
      {asksQuantity(item) && (
        <div className={css.quantity}>
          <SelectField
            id={fieldIds.quantity(choice.lineId)}
            label={<Trans>Quantity to return</Trans>}
            value={String(choice.quantity)}
            options={quantityOptions(item).map((count) => ({
              value: String(count),
              label: numbers.format(count),
            }))}
            onChange={(value) => onChange({ field: 'quantity', value: Number(value) })}
          />
          <HowMany item={item} />
        </div>
      )}
      <AnswerChoice item={item} choice={choice} />
      {takesComment(choice.reason, country) && (
        <TextArea
          id={`comment-${choice.lineId}`}
          label={<Trans>Anything else? (optional)</Trans>}
          value={choice.comment}
          maxLength={maxReasonText}
          hint={<Trans>This helps us make it better.</Trans>}
          left={<Plural value={left} one="# character left" other="# characters left" />}
          onChange={(value) => onChange({ field: 'comment', value })}
        />
      )}
    </div>
  )
}

function HowMany({ item }: { readonly item: ReturnableItem }) {
  const bought = item.line.orderedTransaction?.quantity ?? item.line.lineItemTransaction.quantity
  const max = item.maxQuantity
  return (
    <p className={cx(text.small, text.soft)}>
      <Trans>
        You bought {bought}. You can return up to {max}.
      </Trans>
    </p>
  )
}
