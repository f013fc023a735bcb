import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Gift, GiftItem } from '../../../contract/returns/gift-return.ts'
import { calendarDateOf, formatCalendarDate } from '../../../domain/format/calendar-dates.ts'
import { returnReasons } from '../../../domain/returns/return-reasons.ts'
import { giftOf } from '../../../machines/gift-return/gift-return.rules.ts'
import { selectChoiceFaults } from '../../../machines/gift-return/gift-return.selectors.ts'
import { useFlags, usePlace } from '../../components/app/app-context.ts'
import { useTimeZone } from '../../components/app/use-browser-fact.ts'
import { useErrorTitle } from '../../components/page/page-title.tsx'
import { GoodsWords } from '../../components/words/goods-words.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Note } from '../../ui/marks/note.tsx'
import text from '../../ui/text.module.css'
import { ReasonChoice } from '../return-wizard/items/reason-choice.tsx'
import { useReasonOption } from '../return-wizard/reason-words.tsx'
import { fieldIds } from '../return-wizard/step/field-ids.ts'
import { GiftFrame } from './gift-frame.tsx'
import { Thumb } from './gift-goods.tsx'
import css from './gift-return.module.css'
import { useGiftReturn, useGiftReturnState } from './gift-return-context.ts'
import { Returns } from './returns.tsx'

/** The gift, and which of it goes back (BY-48, BY-49). */
export function ItemsPage() {
  const actor = useGiftReturn()
  const gift = useGiftReturnState(({ context }) => giftOf(context))
  return (
    <GiftFrame title={<Trans>Your gift</Trans>} step="items">
      <LastDay gift={gift} />
      <Returns returns={gift.returns} />
      <Errors items={gift.items} />
      <form
        className={css.main}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'items.submit' })
        }}
      >
        <h2 className={text.h2}>
          <Trans>What are you returning?</Trans>
        </h2>
        <ul className={css.goods}>
          {gift.items.map((item) => (
            <li key={item.id} data-line={item.id} data-off={item.returnable === 0 || undefined}>
              <Item item={item} country={gift.country} />
            </li>
          ))}
        </ul>
        <div className={css.actions}>
          <Button type="submit">
            <Trans>Continue</Trans>
          </Button>
          <AnotherGift />
        </div>
      </form>
    </GiftFrame>
  )
}

/** Lets go of this gift: its number and code are forgotten. */
export function AnotherGift() {
  const actor = useGiftReturn()
  return (
    <Button tone="line" onClick={() => actor.send({ type: 'lookup.again' })}>
      <Trans>Look up another gift</Trans>
    </Button>
  )
}

function LastDay({ gift }: { readonly gift: Gift }) {
  const { tag } = usePlace()
  const timeZone = useTimeZone()
  if (gift.returnUntil === null) return null
  const day = formatCalendarDate(calendarDateOf(Date.parse(gift.returnUntil) - 1, timeZone), 'long', tag)
  return (
    <Note tone="move" mark="wait">
      <p data-part="return-window">
        <Trans>
          The last day to return it is <b className={text.strong}>{day}</b>. You get store credit for it.
        </Trans>
      </p>
    </Note>
  )
}

const boxId = (lineId: string): string => fieldIds.item(lineId)

function Item({ item, country }: { readonly item: GiftItem; readonly country: string }) {
  const actor = useGiftReturn()
  const { tag } = usePlace()
  const flags = useFlags()
  const option = useReasonOption()
  const choice = useGiftReturnState(({ context }) => context.choices.find(({ lineId }) => lineId === item.id))
  const isMissing = useGiftReturnState((snapshot) =>
    selectChoiceFaults(snapshot).some((fault) => fault.kind === 'reason' && fault.lineId === item.id),
  )
  const pieces = choice?.pieces ?? 0
  const set = (count: number) => actor.send({ type: 'pieces.change', lineId: item.id, pieces: count })
  if (item.returnable === 0) {
    return (
      <>
        <Thumb item={item} />
        <div className={css.words}>
          <GoodsWords {...item} />
          <p className={cx(text.small, text.soft)}>
            <Trans>This can’t be returned.</Trans>
          </p>
        </div>
      </>
    )
  }
  const numbers = new Intl.NumberFormat(tag)
  return (
    <>
      <Thumb item={item} />
      <Checkbox
        id={boxId(item.id)}
        checked={pieces > 0}
        onToggle={() => set(pieces > 0 ? 0 : item.returnable)}
      >
        <GoodsWords {...item} />
      </Checkbox>
      {pieces > 0 && (
        <div className={css.more}>
          {item.returnable > 1 && (
            <div className={css.quantity}>
              <SelectField
                id={fieldIds.quantity(item.id)}
                label={<Trans>Quantity to return</Trans>}
                value={String(pieces)}
                options={Array.from({ length: item.returnable }, (_, index) => ({
                  value: String(index + 1),
                  label: numbers.format(index + 1),
                }))}
                onChange={(value) => set(Number(value))}
              />
            </div>
          )}
          <ReasonChoice
            lineId={item.id}
            options={returnReasons(country, flags).map(({ name }) => option(name))}
            value={choice?.reason ?? null}
            isMissing={isMissing}
            onChoose={(reason) => actor.send({ type: 'reason.change', lineId: item.id, reason })}
          />
        </div>
      )}
    </>
  )
}

function Errors({ items }: { readonly items: readonly GiftItem[] }) {
  const { t } = useLingui()
  const shown = useGiftReturnState((snapshot) => JSON.stringify(selectChoiceFaults(snapshot)))
  const attempt = useGiftReturnState(({ context }) => context.refusals)
  const faults = JSON.parse(shown) as ReturnType<typeof selectChoiceFaults>
  const first = items.find(({ returnable }) => returnable > 0)?.id ?? ''
  const count = faults.length
  useErrorTitle(count > 0)
  return (
    <ErrorSummary
      title={
        <Plural value={count} one="One thing to check" _2="Two things to check" other="# things to check" />
      }
      errors={faults.map((fault) =>
        fault.kind === 'nothing'
          ? { fieldId: boxId(first), words: t`Choose at least one item.` }
          : {
              fieldId: fieldIds.reason(fault.lineId, 0),
              words: t`Say why you’re returning ${{ item: items.find(({ id }) => id === fault.lineId)?.title ?? '' }}.`,
            },
      )}
      attempt={attempt}
    />
  )
}
