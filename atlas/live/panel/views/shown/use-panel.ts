import { createContext, use } from 'react'
import type { Actor, SnapshotFrom } from 'xstate'
import type { BookEntry } from '../../../book/book.ts'
import type { LogRow } from '../../../log/log-row.ts'
import type { LiveActor, Moment, Recording } from '../../../recording/recording.schema.ts'
import type { panelMachine } from '../../chart/panel.machine.ts'
import type { PanelContext, WatchedPage } from '../../chart/panel.types.ts'

export type PanelSnapshot = SnapshotFrom<typeof panelMachine>

/** What every view of the panel shows a part of. */
export type Shown = {
  readonly snapshot: PanelSnapshot
  readonly context: PanelContext
  readonly send: Actor<typeof panelMachine>['send']
  readonly page: WatchedPage | null
  readonly recording: Recording
  readonly moment: Moment
  /** Entries of the recording that count at the moment on show. */
  readonly count: number
  readonly rows: readonly LogRow[]
  readonly actor: LiveActor | null
  readonly entry: BookEntry | null
  /** The page is open, and it is now: it can be stepped by hand. */
  readonly isSteerable: boolean
  /** Why it cannot, in words; empty where it can. */
  readonly whyNotSteerable: string
}

export const ShownContext = createContext<Shown | null>(null)

export const useShown = (): Shown => {
  const shown = use(ShownContext)
  if (shown === null) throw new Error('no recording is on show')
  return shown
}
