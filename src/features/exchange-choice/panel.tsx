import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { lineOf } from '../../../machines/exchange-choice/exchange-choice.rules.ts'
import { selectExchangeView } from '../../../machines/exchange-choice/exchange-choice.selectors.ts'
import { stateName } from '../../components/app/state-name.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Note } from '../../ui/marks/note.tsx'
import { ColorChoice } from './color-choice.tsx'
import css from './exchange-choice.module.css'
import { HoldWords } from './hold-words.tsx'
import { LoadingChoice } from './loading-choice.tsx'
import { SizeChoice } from './size-choice.tsx'
import { type PanelProps, useExchangeChoiceActor } from './use-exchange-choice-actor.ts'
import { usePanelFocus } from './use-panel-focus.ts'

/** Colors and sizes of an item that is exchanged, and until when the chosen one is held (BY-02). */
export function Panel(props: PanelProps) {
  const { t } = useLingui()
  const actor = useExchangeChoiceActor(props)
  const view = useSelector(actor, selectExchangeView)
  const state = useSelector(actor, (snapshot) => stateName(snapshot.value))
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const canCharge = lineOf(context)?.canCharge === true
  const isAffordable = (variant: Parameters<PanelProps['differenceOf']>[0]) =>
    canCharge || props.differenceOf(variant) <= 0
  const focus = usePanelFocus()
  const retry = () => actor.send({ type: 'exchange.retry' })
  return (
    <section
      {...focus}
      className={css.panel}
      aria-label={t`Another size or color`}
      hidden={view === 'closed'}
      data-flow="exchangeChoice"
      data-state={state}
    >
      {view === 'skeleton' && <LoadingChoice />}
      {view === 'offline' && (
        <Note tone="bad" live="alert" title={<Trans>You’re offline</Trans>}>
          <p>
            <Trans>Sizes and colors show once you’re connected.</Trans>
          </p>
          <Button tone="line" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </Note>
      )}
      {view === 'failed' && (
        <Note tone="bad" live="alert" title={<Trans>We couldn’t load sizes and colors</Trans>}>
          <Button tone="line" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </Note>
      )}
      {view === 'unavailable' && (
        <Note tone="wait" live="status" title={<Trans>No other sizes or colors</Trans>}>
          <p>
            <Trans>We can’t exchange this item right now. You can return it for money back.</Trans>
          </p>
        </Note>
      )}
      {['choosing', 'holding', 'held', 'expired'].includes(view) && (
        <>
          <ColorChoice {...props} actor={actor} context={context} isAffordable={isAffordable} />
          <SizeChoice {...props} actor={actor} context={context} isAffordable={isAffordable} />
          <HoldWords context={context} view={view} onRetry={retry} />
        </>
      )}
    </section>
  )
}
