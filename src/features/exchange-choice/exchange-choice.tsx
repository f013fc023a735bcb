import { Trans } from '@lingui/react/macro'
import { Later } from '../../components/page/later-part.tsx'
import { NotLoaded } from '../../components/page/not-loaded.tsx'
import { LoadingChoice } from './loading-choice.tsx'
import { panelPart } from './panel-part.ts'
import type { PanelProps } from './use-exchange-choice-actor.ts'

/** Another size or color for an item: the code of it comes once it is asked for (BY-01). */
export function ExchangeChoice(props: PanelProps) {
  return (
    <Later
      part={panelPart}
      waiting={<LoadingChoice />}
      failed={(retry) => (
        <NotLoaded title={<Trans>We couldn’t load sizes and colors</Trans>} onRetry={retry} />
      )}
    >
      {(Panel) => <Panel {...props} />}
    </Later>
  )
}
