import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { profileOf } from '../../../../domain/countries/profile-of.ts'
import { answerOf, answersFor, differenceFor } from '../../../../domain/exchange/draft-answers.ts'
import { asMinor, formatMoney } from '../../../../domain/format/money.ts'
import type { ReturnableItem } from '../../../../domain/returns/return-items.ts'
import type { LineChoice } from '../../../../domain/returns/return-selection.ts'
import { returnCountry } from '../../../../machines/return-wizard/return-wizard.rules.ts'
import { selectGaps } from '../../../../machines/return-wizard/return-wizard.selectors.ts'
import type { AnswerChange } from '../../../../machines/return-wizard/return-wizard.types.ts'
import { usePlace } from '../../../components/app/app-context.ts'
import { cx } from '../../../ui/cx.ts'
import chip from '../../../ui/form/chip.module.css'
import field from '../../../ui/form/field.module.css'
import { FieldError } from '../../../ui/form/field-error.tsx'
import text from '../../../ui/text.module.css'
import { ExchangeChoice } from '../../exchange-choice/exchange-choice.tsx'
import reasons from '../items/reason-choice.module.css'
import { useOrder, useWizard, useWizardContext } from '../return-wizard-context.ts'
import { fieldIds } from '../step/field-ids.ts'
import { gapWords } from '../step/gap-words.tsx'
import { answerWords } from './answer-words.tsx'
import { RefusedWords } from './refused-words.tsx'
import { SendChoice } from './send-choice.tsx'

/** What is wanted for an item: money, another size or color, or store credit, where more than money is offered (BY-01). */
export function AnswerChoice(props: { readonly item: ReturnableItem; readonly choice: LineChoice }) {
  const { item, choice } = props
  const { lineId } = choice
  const actor = useWizard()
  const order = useOrder()
  const context = useWizardContext()
  const country = returnCountry(context)
  const gaps = useSelector(actor, selectGaps)
  const answer = answerOf(context.draft.answers, lineId)
  const isExchange = answer.kind === 'exchange'
  const [wasOpened, setWasOpened] = useState(false)
  const offered = answersFor({ order, country }, item)
  if (offered.length < 2) return null
  const change = (next: AnswerChange) => actor.send({ type: 'answer.changed', lineId, change: next })
  const gap = gaps.find(
    (one) => (one.kind === 'variantMissing' || one.kind === 'exchangeRefused') && one.lineId === lineId,
  )
  const legend = `${fieldIds.answer(lineId, 0)}-legend`
  const errorId = gap === undefined ? null : `${fieldIds.answer(lineId, 0)}-error`
  if (isExchange && !wasOpened) setWasOpened(true)
  return (
    <>
      <div role="radiogroup" aria-labelledby={legend} className={field.field} data-part="answer">
        <p id={legend} className={field.label}>
          <Trans>What would you like?</Trans>
        </p>
        <div className={reasons.reasons}>
          {offered.map((kind, index) => (
            <label key={kind} className={cx(chip.chip, reasons.reason)}>
              <input
                id={fieldIds.answer(lineId, index)}
                type="radio"
                name={legend}
                value={kind}
                checked={answer.kind === kind}
                onChange={() => change({ kind, ...(kind !== 'exchange' && { variant: null }) })}
              />
              {answerWords[kind]}
            </label>
          ))}
        </div>
      </div>
      {(isExchange || wasOpened) && (
        <ExchangeChoice
          orderNumber={order.orderNumber}
          lineId={lineId}
          pieces={choice.quantity}
          skuId={answer.variant?.skuId ?? null}
          isWanted={isExchange}
          currency={order.currency}
          differenceOf={(variant) =>
            differenceFor({ order, country }, { line: item.line, quantity: choice.quantity }, variant)
          }
          sizeId={(index) => fieldIds.size(lineId, index)}
          errorId={errorId}
          onChosen={(variant) => {
            const { draft } = actor.getSnapshot().context
            if (answerOf(draft.answers, lineId).kind === 'exchange') change({ variant })
          }}
        />
      )}
      {isExchange && answer.variant && <SendChoice lineId={lineId} answer={answer} onChange={change} />}
      {answer.kind === 'storeCredit' && <CreditWords country={country} currency={order.currency} />}
      {gap && errorId && (
        <FieldError id={errorId}>
          {gap.kind === 'exchangeRefused' ? (
            <RefusedWords code={context.exchangeRefusal} />
          ) : (
            gapWords[gap.kind]
          )}
        </FieldError>
      )}
    </>
  )
}

/** What store credit gives beside what was paid, and when it comes (BY-06). */
function CreditWords({ country, currency }: { readonly country: string; readonly currency: string }) {
  const { tag } = usePlace()
  const terms = profileOf(country).returns.storeCredit
  if (terms === null) return null
  const percent = new Intl.NumberFormat(tag, { style: 'percent' }).format(terms.percent / 100)
  const cap = formatMoney(asMinor(terms.cap), currency, tag)
  return (
    <p className={cx(text.small, text.soft)} data-part="credit-words">
      <Trans>
        You get <bdi>{percent}</bdi> on top, up to <bdi>{cap}</bdi> per return. We’ll email your gift card
        once we have the package.
      </Trans>
    </p>
  )
}
