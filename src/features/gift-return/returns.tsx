import { Trans } from '@lingui/react/macro'
import type { GiftReturned } from '../../../contract/returns/gift-return.ts'
import { Button } from '../../ui/controls/button.tsx'
import { StatusMark } from '../../ui/marks/status.tsx'
import text from '../../ui/text.module.css'
import { Goods } from './gift-goods.tsx'
import css from './gift-return.module.css'
import { useGiftReturn } from './gift-return-context.ts'

/** How far a return of a gift is (BY-49, BY-50). */
export function ReturnStatus({ status }: Pick<GiftReturned, 'status'>) {
  const isOver = status === 'CREDITED'
  return (
    <p className={css.status} data-status={status}>
      <StatusMark mark={isOver ? 'good' : 'wait'} tone={isOver ? 'good' : 'move'} />
      <b className={text.strong}>
        {status === 'CREATED' && <Trans>Waiting for the items</Trans>}
        {status === 'ARRIVED' && <Trans>We have the items</Trans>}
        {isOver && <Trans>Store credit sent to your email</Trans>}
      </b>
    </p>
  )
}

/** What of the gift went back before, each with its status and the way to its instructions. */
export function Returns({ returns }: { readonly returns: readonly GiftReturned[] }) {
  const actor = useGiftReturn()
  if (returns.length === 0) return null
  return (
    <section className={css.main} aria-labelledby="gift-returns">
      <h2 id="gift-returns" className={text.h2}>
        <Trans>What you’re returning already</Trans>
      </h2>
      {returns.map(({ returnNumber, status, items }) => (
        <section key={returnNumber} className={css.returned} data-return={returnNumber}>
          <h3 className={text.h3}>
            <Trans>
              Return <bdi>{returnNumber}</bdi>
            </Trans>
          </h3>
          <ReturnStatus status={status} />
          <Goods items={items} />
          {status === 'CREATED' && (
            <Button tone="line" onClick={() => actor.send({ type: 'return.open', returnNumber })}>
              <Trans>Show how to send it</Trans>
            </Button>
          )}
        </section>
      ))}
    </section>
  )
}
