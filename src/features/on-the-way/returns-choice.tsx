import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { maxVisitReturns } from '../../../contract/pickup/visit.ts'
import { listOf } from '../../components/words/list-of.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import text from '../../ui/text.module.css'
import css from './on-the-way.module.css'
import { useOnTheWay, useWay } from './on-the-way-context.ts'

/** Returns that the store takes in the same visit (BY-47); nothing where there are none. */
export function ReturnsChoice() {
  const actor = useOnTheWay()
  const { _ } = useLingui()
  const known = useWay(({ context }) => context.known)
  const chosen = useWay(({ context }) => context.draft.returns)
  const taken = new Set(
    known?.visit?.returns
      .filter(({ handedOverAt }) => handedOverAt !== null)
      .map(({ returnOrderNumber }) => returnOrderNumber),
  )
  const offered = known?.returns.filter(({ returnOrderNumber }) => !taken.has(returnOrderNumber)) ?? []
  if (offered.length === 0) return null
  const isFull = chosen.length >= maxVisitReturns
  return (
    <section className={css.section} data-part="returns">
      <div className={css.head}>
        <h2 id="returns-title" className={text.h2}>
          <Trans>Bringing a return?</Trans>
        </h2>
        <p className={text.read}>
          <Trans comment="“It” is a return, which the shopper brings along to the store when picking up an order">
            Hand it over in the same visit.
          </Trans>
        </p>
      </div>
      <fieldset className={css.returns} aria-labelledby="returns-title">
        {offered.map(({ returnOrderNumber: returnNumber, items }) => {
          const isChosen = chosen.includes(returnNumber)
          return (
            <Checkbox
              key={returnNumber}
              id={`return-${returnNumber}`}
              checked={isChosen}
              isReadOnly={isFull && !isChosen}
              onToggle={() => {
                if (!isFull || isChosen)
                  actor.send({ type: 'return.toggle', returnOrderNumber: returnNumber })
              }}
            >
              <Trans>
                Return <bdi>{returnNumber}</bdi>
              </Trans>
              <span className={css.items}>
                <bdi>{listOf(items, _)}</bdi>
              </span>
            </Checkbox>
          )
        })}
      </fieldset>
    </section>
  )
}
