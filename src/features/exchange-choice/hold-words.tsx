import { Trans } from '@lingui/react/macro'
import { formatTime } from '../../../domain/format/dates.ts'
import type { ExchangeChoiceView } from '../../../machines/exchange-choice/exchange-choice.selectors.ts'
import type { ExchangeChoiceContext } from '../../../machines/exchange-choice/exchange-choice.types.ts'
import { usePlace } from '../../components/app/app-context.ts'
import { useTimeZone } from '../../components/app/use-browser-fact.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Note } from '../../ui/marks/note.tsx'
import css from './exchange-choice.module.css'

/** Whether what is chosen is held, and until when: said where it is read out (BY-02). */
export function HoldWords(props: {
  readonly context: ExchangeChoiceContext
  readonly view: ExchangeChoiceView
  readonly onRetry: () => void
}) {
  const { context, view } = props
  const { tag, country } = usePlace()
  const timeZone = useTimeZone()
  if (view === 'expired') {
    return (
      <Note tone="wait" live="status" title={<Trans>We’re not holding it anymore</Trans>}>
        <p>
          <Trans>Your choice is still here. You can go on while it’s in stock.</Trans>
        </p>
        <Button tone="line" onClick={props.onRetry}>
          <Trans>Hold it again</Trans>
        </Button>
      </Note>
    )
  }
  if (view === 'choosing' && context.isGone) {
    return (
      <Note tone="bad" live="alert" title={<Trans>Someone was faster</Trans>}>
        <p>
          <Trans>The one you chose just sold out. Choose another size or color.</Trans>
        </p>
      </Note>
    )
  }
  const until = context.hold && formatTime(context.hold.heldUntil, { locale: tag, timeZone, country })
  return (
    <p className={css.hold} role="status">
      {view === 'holding' && <Trans>Holding it for you</Trans>}
      {view === 'held' && (
        <Trans>
          In stock. We’re holding it for you until <bdi>{until}</bdi>.
        </Trans>
      )}
    </p>
  )
}
