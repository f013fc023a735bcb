import { Trans } from '@lingui/react/macro'
import { formatTime } from '../../../domain/format/dates.ts'
import { formatMoney } from '../../../domain/format/money.ts'
import type { OfferedLine } from '../../../domain/order-actions/cancel-items-offer.ts'
import { cancelWindow } from '../../../domain/order-actions/cancel-window.ts'
import { orderCountry } from '../../../domain/orders/order-country.ts'
import { isUncharged } from '../../../domain/refunds/charged.ts'
import {
  selectIsNothingChosen,
  selectIsWholeOrder,
  selectRefund,
} from '../../../machines/item-cancellation/item-cancellation.selectors.ts'
import { usePlace } from '../../components/app/app-context.ts'
import { useTimeZone } from '../../components/app/use-browser-fact.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Note } from '../../ui/marks/note.tsx'
import text from '../../ui/text.module.css'
import css from './item-cancellation.module.css'
import { useItemCancellation, useItemsState } from './item-cancellation-context.ts'
import { ItemsPage } from './items-page.tsx'
import { PiecesRow, PiecesWords, usePieces } from './pieces-list.tsx'

/** The items that can be stopped, with how many of each (BY-15). */
export function ChoosePage() {
  const { actor } = useItemCancellation()
  const lines = useItemsState(({ context }) => context.offer.lines)
  const isObjected = useItemsState(({ context }) => context.isObjected)
  const isNothing = useItemsState(selectIsNothingChosen)
  return (
    <ItemsPage title={<Trans>Cancel items</Trans>}>
      <Until />
      {isObjected && (
        <Note tone="wait" live="alert" title={<Trans>Your order has changed</Trans>}>
          <p>
            <Trans>Some of these pieces aren’t there to be canceled anymore. Check what you chose.</Trans>
          </p>
        </Note>
      )}
      <fieldset className={css.chosen}>
        <legend className={text.h2}>
          <Trans>What don’t you want anymore?</Trans>
        </legend>
        <ul className={css.goods}>
          {lines.map((line) => (
            <Choice key={line.id} line={line} />
          ))}
        </ul>
      </fieldset>
      <div className={css.section}>
        <SoFar />
        <div className={css.actions}>
          <Button
            onClick={() => actor.send({ type: 'cancellation.review' })}
            {...(isNothing && { reason: <Trans>Choose at least one item.</Trans> })}
          >
            <Trans>Review cancellation</Trans>
          </Button>
        </div>
      </div>
    </ItemsPage>
  )
}

/** Until when the order can be cancelled, as its country writes the time. */
function Until() {
  const { order } = useItemCancellation()
  const { tag, country, marketplace } = usePlace()
  const timeZone = useTimeZone()
  const { endsAt } = cancelWindow({
    orderDate: order.transaction.orderDate,
    country: orderCountry(order, marketplace),
    now: 0,
  })
  if (endsAt === null) return null
  const until = formatTime(endsAt, { locale: tag, country, timeZone })
  return (
    <p className={text.read}>
      <Trans>
        You can cancel until <bdi>{until}</bdi>. Everything you don’t choose ships as planned.
      </Trans>
    </p>
  )
}

function Choice({ line: { id: lineId, quantity } }: { readonly line: OfferedLine }) {
  const { actor } = useItemCancellation()
  const { tag } = usePlace()
  const [pieces] = usePieces([{ lineId, quantity }])
  const chosen = useItemsState(
    ({ context }) => context.chosen.find((one) => one.lineId === lineId)?.quantity ?? 0,
  )
  if (pieces === undefined) return null
  const choose = (next: number) => actor.send({ type: 'pieces.choose', lineId, quantity: next })
  const numbers = new Intl.NumberFormat(tag)
  const counts = Array.from({ length: quantity }, (_, index) => index + 1)
  return (
    <PiecesRow item={pieces.item}>
      <div className={css.pick}>
        <Checkbox
          id={`cancel-${lineId}`}
          checked={chosen > 0}
          onToggle={() => choose(chosen > 0 ? 0 : quantity)}
        >
          <PiecesWords {...pieces} />
        </Checkbox>
        {quantity > 1 && chosen > 0 && (
          <div className={css.quantity}>
            <SelectField
              id={`cancel-${lineId}-pieces`}
              label={<Trans>Quantity to cancel</Trans>}
              value={String(chosen)}
              options={counts.map((count) => ({ value: String(count), label: numbers.format(count) }))}
              onChange={(value) => choose(Number(value))}
            />
          </div>
        )}
      </div>
    </PiecesRow>
  )
}

/** What the choice gives back so far, and that everything is the whole order. */
function SoFar() {
  const { order } = useItemCancellation()
  const { tag } = usePlace()
  const isNothing = useItemsState(selectIsNothingChosen)
  const isWhole = useItemsState(selectIsWholeOrder)
  const refund = formatMoney(useItemsState(selectRefund), order.currency, tag)
  return (
    <div role="status" data-part="so-far">
      {!isNothing && !isUncharged(order) && (
        <p className={text.strong}>
          <Trans>
            You’ll get back <bdi>{refund}</bdi>.
          </Trans>
        </p>
      )}
      {isWhole && (
        <p>
          <Trans>That’s everything that’s left, so the whole order will be canceled.</Trans>
        </p>
      )}
    </div>
  )
}
