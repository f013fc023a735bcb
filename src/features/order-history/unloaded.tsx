import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/controls/button.tsx'
import text from '../../ui/text.module.css'
import type { HistoryProps } from './history-ref.ts'
import css from './order-history.module.css'

/** The list that did not load, once its error is closed. */
export function Unloaded({ history }: HistoryProps) {
  return (
    <div className={css.nothing}>
      <h2 className={text.h1}>
        <Trans>Your orders are not here</Trans>
      </h2>
      <p>
        <Trans>They did not load. Nothing about them has changed.</Trans>
      </p>
      <Button onClick={() => history.send({ type: 'history.reload' })}>
        <Trans>Load my orders</Trans>
      </Button>
    </div>
  )
}
