import { entryOf } from '../../../book/book.ts'
import {
  selectActor,
  selectEnd,
  selectMoment,
  selectPage,
  selectRows,
  selectSource,
} from '../../chart/panel.selectors.ts'
import type { PanelSnapshot, Shown } from '../shown/use-panel.ts'

const reasonOf = (snapshot: PanelSnapshot): string => {
  if (snapshot.matches({ source: 'imported' }))
    return 'This is a recording from a file: nothing happens to it.'
  if (snapshot.matches({ source: { page: 'gone' } })) return 'The page was left or closed.'
  return snapshot.matches({ time: 'back' })
    ? 'You are looking back. “Now” leads to where it can be stepped.'
    : ''
}

/** What the panel shows; `null` while there is nothing to show. */
export const shownOf = (snapshot: PanelSnapshot, send: Shown['send']): Shown | null => {
  const { context } = snapshot
  const source = selectSource(context)
  if (source === null) return null
  const { recording } = source
  const actor = selectActor(context)
  const why = reasonOf(snapshot)
  return {
    snapshot,
    context,
    send,
    page: context.imported ? null : selectPage(context),
    recording,
    moment: selectMoment(context),
    count: (context.at ?? selectEnd(source)) - recording.dropped,
    rows: selectRows(context),
    actor,
    entry: entryOf(actor?.machine ?? null),
    isSteerable: why === '',
    whyNotSteerable: why,
  }
}
