import { Trans } from '@lingui/react/macro'
import { Later } from '../../components/page/later-part.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Note } from '../../ui/marks/note.tsx'
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
        <Note tone="bad" live="alert" title={<Trans>We couldn’t load sizes and colors</Trans>}>
          <Button tone="line" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </Note>
      )}
    >
      {(Panel) => <Panel {...props} />}
    </Later>
  )
}
