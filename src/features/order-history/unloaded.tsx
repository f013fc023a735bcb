import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/controls/button.tsx'
import text from '../../ui/text.module.css'
import type { HistoryProps } from './history-ref.ts'
import css from './order-history.module.css'

/** The list that did not load, once its error is closed: it can be asked for again, and is once the network is back. */
export function Unloaded({ history }: HistoryProps) {
  return (
    <div className={css.nothing}>
      <h2 className={text.h1}>
        <Trans>We couldn’t load your orders</Trans>
      </h2>
      <p>
        <Trans>
          Nothing about them has changed. If you’re offline, they’ll load when you’re back online.
        </Trans>
      </p>
      <Button onClick={() => history.send({ type: 'history.reload' })}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}
