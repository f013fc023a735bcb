import { entryOf } from '../../book/book.ts'
import { type HandCase, handCases } from '../../hand/hand-cases.ts'
import { filterLog } from '../../log/filter-log.ts'
import type { LogRow } from '../../log/log-row.ts'
import { readLog } from '../../log/read-log.ts'
import type { LiveActor, Moment, Recording } from '../../recording/recording.schema.ts'
import { momentAt } from '../../recording/recording.ts'
import type { PanelContext, WatchedPage } from './panel.types.ts'

type Of<Names extends keyof PanelContext> = Pick<PanelContext, Names>

export const selectPage = ({ pages, page }: Of<'pages' | 'page'>): WatchedPage | null =>
  (page === null ? undefined : pages[page]) ?? null

/** What is looked at: an imported recording, else that of the chosen page. */
export const selectSource = (
  context: Of<'pages' | 'page' | 'imported'>,
): { readonly recording: Recording; readonly moment: Moment } | null =>
  context.imported ?? selectPage(context)

/** Entries that count, forgotten ones included. */
export const selectEnd = ({ recording }: { readonly recording: Recording }): number =>
  recording.dropped + recording.entries.length

export const selectMoment = (context: Of<'pages' | 'page' | 'imported' | 'at'>): Moment => {
  const source = selectSource(context)
  if (!source) return { actors: {} }
  if (context.at === null) return source.moment
  return momentAt(source.recording, Math.max(0, context.at - source.recording.dropped))
}

const logs = new WeakMap<Recording, readonly LogRow[]>()

/** Every row of what is looked at. */
export const selectLog = (context: Of<'pages' | 'page' | 'imported'>): readonly LogRow[] => {
  const source = selectSource(context)
  if (!source) return []
  const known = logs.get(source.recording) ?? readLog(source.recording)
  logs.set(source.recording, known)
  return known
}

/** Charts of the whole page, which are there wherever somebody goes. */
const ofEveryPage = new Set(['session', 'experience', 'bagCount', 'carousel'])

const placeOf = ({ machine }: LiveActor): number => entryOf(machine)?.place ?? Number.POSITIVE_INFINITY

/** The chart that something from outside brought into another state last, as of a moment. */
const actedUponLast = (
  log: readonly LogRow[],
  actors: Moment['actors'],
  at: number,
): LiveActor | undefined => {
  const isFromOutside = new Map<string, boolean>()
  let last: LiveActor | undefined
  for (const { kind, way, other, actor, words, count } of log) {
    if (count > at) break
    if (way === 'from' || kind === 'timer') isFromOutside.set(actor, kind === 'event' && other === null)
    const moved = kind === 'transition' && words.includes(' → ') && isFromOutside.get(actor) === true
    if (moved && !ofEveryPage.has(actors[actor]?.machine ?? '')) last = actors[actor] ?? last
  }
  return last
}

/** The actor that is shown: the chosen one, else the chart that was acted upon last, else the page's own. */
export const selectActor = (
  context: Of<'pages' | 'page' | 'imported' | 'at' | 'actor'>,
): LiveActor | null => {
  const source = selectSource(context)
  if (!source) return null
  const { actors } = selectMoment(context)
  const chosen = context.actor === null ? undefined : actors[context.actor]
  if (chosen) return chosen
  const roots = Object.values(actors).filter(({ machine, parent }) => machine !== null && parent === null)
  const charts = roots
    .filter(({ machine }) => !ofEveryPage.has(machine ?? ''))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
  return (
    actedUponLast(selectLog(context), actors, context.at ?? Number.POSITIVE_INFINITY) ??
    charts[0] ??
    roots[0] ??
    null
  )
}

/** Rows that the log shows. */
export const selectRows = (
  context: Of<'pages' | 'page' | 'imported' | 'at' | 'actor' | 'filter'>,
): readonly LogRow[] => {
  const { isOfActor, kinds, text } = context.filter
  const actor = isOfActor ? (selectActor({ ...context, at: null })?.key ?? null) : null
  return filterLog(selectLog(context), { actor, kinds, text })
}

/** Moments that can be looked at, in their order: each is the number of entries that count then. */
export const selectMoments = (context: Parameters<typeof selectRows>[0]): readonly number[] => [
  ...new Set(selectRows(context).map(({ count }) => count)),
]

/** Cases of the shown actor, with what somebody has written in place of their payloads. */
export const selectCases = (context: Parameters<typeof selectActor>[0] & Of<'edits'>): readonly HandCase[] =>
  handCases(selectActor(context)?.machine ?? null).map((one) => ({
    ...one,
    event: context.edits[one.id] ?? one.event,
  }))
