import { Trans, useLingui } from '@lingui/react/macro'
import { formatTime } from '../../../domain/format/dates.ts'
import { formatMoney, formatWireMoney } from '../../../domain/format/money.ts'
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
import { cx } from '../../ui/cx.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Sum } from '../../ui/layout/sum.tsx'
import { Note } from '../../ui/marks/note.tsx'
import text from '../../ui/text.module.css'
import css from './item-cancellation.module.css'
import { useItemCancellation, useItemsState } from './item-cancellation-context.ts'
import { ItemsPage, RefundSide } from './items-page.tsx'
import { PiecePicture, PiecesWords, usePieces } from './pieces-list.tsx'

/** The items that can be stopped, with how many of each (BY-15). */
export function ChoosePage() {
  const { actor } = useItemCancellation()
  const lines = useItemsState(({ context }) => context.offer.lines)
  const isObjected = useItemsState(({ context }) => context.isObjected)
  const isNothing = useItemsState(selectIsNothingChosen)
  return (
    <ItemsPage
      title={<Trans>Cancel items</Trans>}
      side={
        <RefundSide isBar>
          <SoFar />
          <Button
            wide
            onClick={() => actor.send({ type: 'cancellation.review' })}
            {...(isNothing && { reason: <Trans>Choose at least one item.</Trans> })}
          >
            <Trans>Review cancellation</Trans>
          </Button>
        </RefundSide>
      }
    >
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
        <ul className={css.choices}>
          {lines.map((line) => (
            <Choice key={line.id} line={line} />
          ))}
        </ul>
      </fieldset>
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
    <Note tone="move" mark="wait">
      <p>
        <Trans>
          You can cancel until <bdi>{until}</bdi>. Everything you don’t choose ships as planned.
        </Trans>
      </p>
    </Note>
  )
}

function Choice({ line: { id: lineId, quantity } }: { readonly line: OfferedLine }) {
  const { actor, order } = useItemCancellation()
  const { tag } = usePlace()
  const [pieces] = usePieces([{ lineId, quantity }])
  const chosen = useItemsState(
    ({ context }) => context.chosen.find((one) => one.lineId === lineId)?.quantity ?? 0,
  )
  if (pieces === undefined) return null
  const { item } = pieces
  const id = `cancel-${lineId}`
  const choose = (next: number) => actor.send({ type: 'pieces.choose', lineId, quantity: next })
  const numbers = new Intl.NumberFormat(tag)
  const counts = Array.from({ length: quantity }, (_, index) => index + 1)
  const price = formatWireMoney(item.lineItemTransaction.lineItemChargedPrice, order.currency, tag)
  return (
    <li data-line={lineId}>
      <label className={css.picture} htmlFor={id}>
        <PiecePicture item={item} sizes="(width >= 37.5em) 12rem, calc(30vw - 1rem)" />
      </label>
      <div className={css.pick}>
        <Checkbox id={id} checked={chosen > 0} onToggle={() => choose(chosen > 0 ? 0 : quantity)}>
          <PiecesWords {...pieces} />
        </Checkbox>
        <bdi className={cx(css.price, text.strong, text.num)}>{price}</bdi>
        {quantity > 1 && chosen > 0 && (
          <div className={css.quantity}>
            <SelectField
              id={`${id}-pieces`}
              label={<Trans>Quantity to cancel</Trans>}
              value={String(chosen)}
              options={counts.map((count) => ({ value: String(count), label: numbers.format(count) }))}
              onChange={(value) => choose(Number(value))}
            />
          </div>
        )}
      </div>
    </li>
  )
}

/** What the choice gives back so far, and that everything is the whole order. */
function SoFar() {
  const { t } = useLingui()
  const { order } = useItemCancellation()
  const { tag } = usePlace()
  const isWhole = useItemsState(selectIsWholeOrder)
  const refund = formatMoney(useItemsState(selectRefund), order.currency, tag)
  return (
    <div className={css.head} role="status" data-part="so-far">
      {isUncharged(order) ? (
        <p>
          <Trans>Nothing has been charged yet.</Trans>
        </p>
      ) : (
        <Sum rows={[{ id: 'total', term: t`You’ll get back`, amount: refund, total: true }]} />
      )}
      {isWhole && (
        <p className={text.small}>
          <Trans>That’s everything that’s left, so the whole order will be canceled.</Trans>
        </p>
      )}
    </div>
  )
}
