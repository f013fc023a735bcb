import { Trans } from '@lingui/react/macro'
import { Suspense, use, useState } from 'react'
import { startAgain } from '../../components/app/gone-code.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Note } from '../../ui/marks/note.tsx'
import { forgetPanel, loadPanel } from './load-panel.ts'
import { LoadingChoice } from './loading-choice.tsx'
import type { PanelProps } from './use-exchange-choice-actor.ts'

/** Another size or color for an item: the code of it comes once it is asked for (BY-01). */
export function ExchangeChoice(props: PanelProps) {
  const [, setRound] = useState(0)
  const retry = () => {
    forgetPanel()
    setRound((round) => round + 1)
    void loadPanel().then((panel) => {
      if (panel === null) startAgain()
    })
  }
  return (
    <Suspense fallback={<LoadingChoice />}>
      <Loaded {...props} onRetry={retry} />
    </Suspense>
  )
}

function Loaded({ onRetry, ...props }: PanelProps & { readonly onRetry: () => void }) {
  const Panel = use(loadPanel())
  if (Panel !== null) return <Panel {...props} />
  return (
    <Note tone="bad" live="alert" title={<Trans>We couldn’t load sizes and colors</Trans>}>
      <Button tone="line" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </Note>
  )
}
