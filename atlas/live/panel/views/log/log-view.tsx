import { memo, useEffect, useRef, useState } from 'react'
import { nameOf } from '../../../book/names.ts'
import { clockTime, sinceBegun } from '../../../book/times.ts'
import { actorsKnown } from '../../../log/actors-known.ts'
import { kindWords, type LogRow } from '../../../log/log-row.ts'
import { payloadOf } from '../../../log/payload-of.ts'
import { bringIntoView } from '../parts/bring-into-view.ts'
import { HiddenTitle } from '../parts/part.tsx'
import { ToolButton } from '../parts/tool-button.tsx'
import { useShown } from '../shown/use-panel.ts'
import { LogFilters } from './log-filters.tsx'
import css from './log-view.module.css'

const pageOfRows = 300

/** What comes from outside or by itself; what it leads to stands under it. */
const isHead = ({ kind, way, words }: LogRow): boolean =>
  kind === 'event' || (kind === 'call' && way === 'from') || (kind === 'timer' && words.includes(' ran out'))

/** What happened on the page, in words, with its times. A row leads to its moment. */
export function LogView() {
  const { rows, recording, context, send, count, actor } = useShown()
  const [most, setMost] = useState(pageOfRows)
  const current = useRef<HTMLLIElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const isBack = context.at !== null
  const at = count + recording.dropped
  const place = isBack ? rows.findLastIndex((row) => row.count <= at) : rows.length - 1
  const from = Math.max(0, Math.min(rows.length - most, place - 20))
  const shown = rows.slice(from)
  const actors = actorsKnown(recording)
  const names = (key: string) => {
    const known = actors.get(key)
    return known ? nameOf(known) : key
  }
  const last = rows.at(-1)?.id
  const looked = isBack ? rows[place]?.id : last
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row is what it scrolls to
  useEffect(() => {
    const target = isBack ? current.current : end.current
    const box = target?.closest('[role="tabpanel"]')
    if (target && box) bringIntoView(box, target)
  }, [looked, isBack])
  return (
    <>
      <HiddenTitle>Log</HiddenTitle>
      <LogFilters ofActor={actor ? nameOf(actor) : null} />
      {recording.dropped > 0 && (
        <p className={css.more}>{recording.dropped.toLocaleString('en')} older entries are not kept.</p>
      )}
      {from > 0 && (
        <p className={css.more}>
          <ToolButton onClick={() => setMost(most + pageOfRows)}>
            Show {Math.min(from, pageOfRows)} earlier
          </ToolButton>
        </p>
      )}
      {rows.length === 0 && <p className={css.none}>Nothing of this kind has happened.</p>}
      <ol className={css.list} aria-label="Log">
        {shown.map((row, index) => {
          const isCurrent = isBack && index + from === place
          return (
            <li key={row.id} ref={isCurrent ? current : null}>
              <Row
                row={row}
                name={names(row.actor)}
                chart={actors.get(row.actor)?.machine ? row.actor : null}
                startedAt={recording.startedAt}
                isCurrent={isCurrent}
                isLater={row.count > at}
                onChoose={send}
              />
              {isCurrent && (
                <Came entry={recording.entries[Number.parseInt(row.id, 10) - recording.dropped]} />
              )}
            </li>
          )
        })}
      </ol>
      <div ref={end} />
    </>
  )
}

const Row = memo(function Row(props: {
  readonly row: LogRow
  readonly name: string
  /** Key of its actor, where that is a chart. */
  readonly chart: string | null
  readonly startedAt: number
  readonly isCurrent: boolean
  readonly isLater: boolean
  readonly onChoose: ReturnType<typeof useShown>['send']
}) {
  const { row, name, chart, startedAt, isCurrent, isLater, onChoose } = props
  return (
    <button
      type="button"
      className={css.row}
      data-kind={row.kind}
      data-head={isHead(row) || undefined}
      data-later={isLater || undefined}
      aria-current={isCurrent || undefined}
      title={row.code}
      onClick={() =>
        onChoose({ type: 'moment.choose', at: row.count, ...(chart !== null && { actor: chart }) })
      }
    >
      <span>
        {row.words}
        {row.byHand && <span className={css.hand}>by hand</span>}
        <span className={css.facts}>
          {name}, {kindWords[row.kind].toLowerCase()}
        </span>
      </span>
      <span className={css.times}>
        {sinceBegun(row.at, startedAt)}
        <br />
        {clockTime(row.at)}
      </span>
    </button>
  )
})

/** What came with the row that is looked at. */
function Came({ entry }: { readonly entry: Parameters<typeof payloadOf>[0] }) {
  const payload = payloadOf(entry)
  if (payload === null) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className={css.payload} tabIndex={0} aria-label={`What came with it: ${payload.name}`}>
      <pre>{JSON.stringify(payload.value, null, 2)}</pre>
    </section>
  )
}
