import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { formatWireMoney } from '../../../../domain/format/money.ts'
import { pictureSources } from '../../../../domain/pictures/picture-sources.ts'
import type { ReturnableItem } from '../../../../domain/returns/return-items.ts'
import { type LineChoice, lineAsChosen } from '../../../../domain/returns/return-selection.ts'
import { displayStatusOfLine } from '../../../../domain/status/order-status.ts'
import { selectGaps } from '../../../../machines/return-wizard/return-wizard.selectors.ts'
import type { ItemChange } from '../../../../machines/return-wizard/return-wizard.types.ts'
import { usePlace } from '../../../components/app/app-context.ts'
import { productFacts } from '../../../components/words/product-facts.tsx'
import { StatusLine } from '../../../components/words/status-text.tsx'
import { cx } from '../../../ui/cx.ts'
import { Facts } from '../../../ui/layout/facts.tsx'
import { Picture } from '../../../ui/marks/picture.tsx'
import text from '../../../ui/text.module.css'
import { useOrder, useWizard } from '../return-wizard-context.ts'
import { fieldIds } from '../step/field-ids.ts'
import { ItemFields } from './item-fields.tsx'
import css from './items.module.css'
import { WhyNot } from './why-not.tsx'

/** One line of the order: a box to tick, and what is asked once it is ticked. */
export function ItemPick(props: { readonly item: ReturnableItem; readonly choice: LineChoice | null }) {
  const { item, choice } = props
  const { line, disabled } = item
  const { t } = useLingui()
  const { tag } = usePlace()
  const id = fieldIds.item(line.id)
  const { currency } = useOrder()
  const actor = useWizard()
  const gaps = useSelector(actor, selectGaps)
  const isNoneChosen = gaps.some(({ kind }) => kind === 'nothingChecked')
  const isReasonMissing = gaps.some((gap) => gap.kind === 'reasonMissing' && gap.lineId === line.id)
  const change = (next: ItemChange) => actor.send({ type: 'item.changed', lineId: line.id, change: next })
  return (
    <fieldset className={cx(css.pick, disabled !== null && css.off)} data-item={line.id}>
      <legend className={css.legend}>{line.product.title}</legend>
      <label className={css.hit}>
        <input
          id={id}
          className={css.box}
          type="checkbox"
          checked={choice?.checked ?? false}
          disabled={disabled !== null}
          aria-label={line.product.title}
          aria-invalid={(isNoneChosen && disabled === null) || undefined}
          aria-describedby={disabled === null ? undefined : `${id}-why`}
          onChange={(event) => change({ field: 'checked', value: event.currentTarget.checked })}
        />
      </label>
      <label className={css.picture} htmlFor={id}>
        <Picture
          {...pictureSources(line.product.productImage)}
          sizes="(width >= 37.5em) 12rem, calc(38vw - 1rem)"
          alt={line.product.imageAlt ?? line.product.title}
          missing={t`Picture not available`}
          eager
        />
      </label>
      <div>
        <div className={css.row}>
          <label className={css.name} htmlFor={id}>
            <bdi>{line.product.title}</bdi>
          </label>
          <bdi className={cx(text.strong, text.num)}>
            {formatWireMoney(line.lineItemTransaction.lineItemChargedPrice, currency, tag)}
          </bdi>
        </div>
        {line.product.category && <p className={cx(text.small, text.soft)}>{line.product.category}</p>}
        <StatusLine status={displayStatusOfLine(lineAsChosen(line, choice), 'SALES_ORDER')} />
        <div className={css.facts}>
          <Facts facts={productFacts(line)} />
        </div>
        {disabled && <WhyNot id={`${id}-why`} disabled={disabled} />}
      </div>
      {choice?.checked && (
        <ItemFields item={item} choice={choice} isMissing={isReasonMissing} onChange={change} />
      )}
    </fieldset>
  )
}
