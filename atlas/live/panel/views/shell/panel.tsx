import { useMachine } from '@xstate/react'
import { type ReactNode, useEffect, useState } from 'react'
import { VisuallyHidden } from '../../../../../src/ui/layout/visually-hidden.tsx'
import { restingStates } from '../../../now/actor-tree.ts'
import type { panelMachine } from '../../chart/panel.machine.ts'
import { ActorTreeView } from '../actors/actor-tree-view.tsx'
import { ChartView } from '../chart/chart-view.tsx'
import { FileView } from '../file/file-view.tsx'
import { HandView } from '../hand/hand-view.tsx'
import { LogView } from '../log/log-view.tsx'
import { SequenceView } from '../sequence/sequence-view.tsx'
import { type Shown, ShownContext } from '../shown/use-panel.ts'
import { useWide } from '../shown/use-wide.ts'
import { closeDock, isDocked } from './dock-links.ts'
import css from './panel.module.css'
import { Problem } from './problem.tsx'
import { shownOf } from './shown-of.ts'
import { type Tab, Tabs, tabId, tabPanelId } from './tabs.tsx'
import { TimeBar } from './time-bar.tsx'
import { TopBar } from './top-bar.tsx'

type View = 'actors' | 'chart' | 'log' | 'hand' | 'sequence' | 'file'

const views: readonly (Tab<View> & { readonly show: () => ReactNode })[] = [
  { name: 'chart', words: 'Chart', show: () => <ChartView /> },
  { name: 'log', words: 'Log', show: () => <LogView /> },
  { name: 'hand', words: 'By hand', show: () => <HandView /> },
  { name: 'actors', words: 'Actors', show: () => <ActorTreeView /> },
  { name: 'sequence', words: 'Sequence', show: () => <SequenceView /> },
  { name: 'file', words: 'Recording', show: () => <FileView /> },
]
const ofWide: readonly View[] = ['chart', 'actors']

const closeByEscape = (event: KeyboardEvent) => {
  if (event.key === 'Escape' && !event.defaultPrevented && isDocked()) closeDock()
}

/** The live chart of a page, in a window of its own or docked to the page. */
export function Panel(props: {
  readonly machine: typeof panelMachine
  readonly panel: string
  readonly page: string | null
}) {
  const { machine, panel, page } = props
  const [snapshot, send] = useMachine(machine, { input: { panel, page } })
  useEffect(() => {
    document.addEventListener('keydown', closeByEscape)
    return () => document.removeEventListener('keydown', closeByEscape)
  }, [])
  const shown = shownOf(snapshot, send)
  const { context } = snapshot
  return (
    <div className={css.panel} data-state={JSON.stringify(snapshot.value)}>
      <TopBar context={context} send={send} />
      <Problem words={context.problem} onRead={() => send({ type: 'problem.dismiss' })} />
      {shown === null ? (
        <Seeking hasOthers={Object.keys(context.pages).length > 0} />
      ) : (
        <ShownContext value={shown}>
          <Watching shown={shown} />
        </ShownContext>
      )}
    </div>
  )
}

function Seeking({ hasOthers }: { readonly hasOthers: boolean }) {
  return (
    <main className={css.seeking}>
      <h2>No page answers</h2>
      <p>
        {hasOthers
          ? 'The page that this was opened for is not there any more. Choose another one above.'
          : 'Open a page of the shop in this browser, with “Watch the charts” switched on in the sandbox. It shows up here by itself.'}
      </p>
      <p>
        <a href="/sandbox#live" target="_top">
          Open the sandbox
        </a>
      </p>
    </main>
  )
}

function Watching({ shown }: { readonly shown: Shown }) {
  const isWide = useWide()
  const [view, setView] = useState<View>('chart')
  const tabs = isWide ? views.filter(({ name }) => !ofWide.includes(name)) : views
  const chosen = tabs.find(({ name }) => name === view) ?? tabs[0]
  const states = restingStates(shown.actor?.states ?? []).join(', ')
  return (
    <>
      {shown.snapshot.matches({ source: { page: 'gone' } }) && (
        <p className={css.now}>This page was left or closed. Its recording is still here.</p>
      )}
      <main className={css.main}>
        <div className={css.middle}>
          {isWide && (
            <>
              <div className={css.tree}>
                <ActorTreeView />
              </div>
              <div className={css.chart}>
                <ChartView />
              </div>
            </>
          )}
          <div className={isWide ? css.side : css.middle}>
            <Tabs label="Views" tabs={tabs} chosen={chosen?.name ?? 'log'} onChoose={setView} />
            {chosen && (
              <div
                key={chosen.name}
                id={tabPanelId(chosen.name)}
                className={css.view}
                role="tabpanel"
                aria-labelledby={tabId(chosen.name)}
                // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
                tabIndex={0}
              >
                {chosen.show()}
              </div>
            )}
          </div>
        </div>
        <TimeBar />
        <VisuallyHidden role="status">
          {shown.entry && `${shown.entry.chart.title}: ${states}`}
        </VisuallyHidden>
      </main>
    </>
  )
}
