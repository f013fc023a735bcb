import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { dropOffPointsMachine } from '../../../machines/drop-off-points/drop-off-points.machine.ts'
import {
  type DropOffPointsView,
  hasMorePoints,
  pointsOf,
  selectPointCount,
  selectPointPages,
  selectSoughtText,
} from '../../../machines/drop-off-points/drop-off-points.selectors.ts'
import { NotLoaded } from '../../components/page/not-loaded.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { cx } from '../../ui/cx.ts'
import { isFocusLost } from '../../ui/focus.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Note } from '../../ui/marks/note.tsx'
import text from '../../ui/text.module.css'
import css from './drop-off-points.module.css'
import { LoadingPoints } from './loading-points.tsx'
import { PointRow } from './point-row.tsx'

type DropOffPointsActor = ActorRefFrom<typeof dropOffPointsMachine>

type Shown = { readonly actor: DropOffPointsActor; readonly view: DropOffPointsView }

/** What was pressed may be gone with what it brought: then what came takes the focus. */
const useFocusOnFound = (found: string) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (found !== '' && isFocusLost()) place.current?.focus()
  }, [found])
  return place
}

const listViews: readonly DropOffPointsView[] = ['shown', 'adding', 'notAdded']

/** The search, and what it has found. */
export function PointsPanel({ actor, view }: Shown) {
  const count = useSelector(actor, (snapshot) => selectPointPages(snapshot).length)
  const found = useFocusOnFound(`${view} ${count}`)
  const isList = listViews.includes(view)
  return (
    <>
      <Search actor={actor} />
      <div ref={found} tabIndex={-1} className={css.found}>
        {view === 'loading' && <LoadingPoints />}
        {isList && <PointList actor={actor} />}
        <Told actor={actor} view={view} />
        {view === 'failed' && (
          <NotLoaded
            title={<Trans>We couldn’t load the drop-off points</Trans>}
            onRetry={() => actor.send({ type: 'points.retry' })}
          />
        )}
        {isList && <MorePoints actor={actor} view={view} />}
      </div>
    </>
  )
}

function Search({ actor }: Pick<Shown, 'actor'>) {
  const id = useId()
  const [sought, setSought] = useState(() => selectSoughtText(actor.getSnapshot()))
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: 'points.find', text: sought.trim() })
  }
  return (
    <form className={css.search} onSubmit={onSubmit}>
      <TextField
        id={id}
        label={<Trans>City or ZIP code</Trans>}
        value={sought}
        maxLength={120}
        autoComplete="off"
        error={null}
        onChange={setSought}
      />
      <Button tone="line" type="submit">
        <Trans comment="Button, and in the empty field for words to look for (verb). Up to 13 characters">
          Search
        </Trans>
      </Button>
    </form>
  )
}

function PointList({ actor }: Pick<Shown, 'actor'>) {
  const { t } = useLingui()
  const points = pointsOf(useSelector(actor, selectPointPages))
  const { service } = actor.getSnapshot().context.of
  return (
    <ul className={css.points} aria-label={t`Drop-off points`}>
      {points.map((nearby) => (
        <PointRow key={nearby.point.id} nearby={nearby} service={service} />
      ))}
    </ul>
  )
}

/** What came of a search, in one place that is always there: those who listen hear it change. */
function Told({ actor, view }: Shown) {
  const shown = useSelector(actor, (snapshot) => pointsOf(selectPointPages(snapshot)).length)
  const count = useSelector(actor, selectPointCount)
  return (
    <div role="status">
      {view === 'loading' && (
        <VisuallyHidden>
          <Trans>Searching for drop-off points</Trans>
        </VisuallyHidden>
      )}
      {view === 'empty' && (
        <Note tone="end" title={<Trans>No drop-off points there</Trans>}>
          <p>
            <Trans>Try another city or ZIP code.</Trans>
          </p>
        </Note>
      )}
      {listViews.includes(view) && (
        <p className={cx(text.small, text.soft, text.num)}>
          <Trans>
            Showing {shown} of {count}
          </Trans>
        </p>
      )}
    </div>
  )
}

function MorePoints({ actor, view }: Shown) {
  const { t } = useLingui()
  const hasMore = useSelector(actor, hasMorePoints)
  if (view === 'notAdded') {
    return (
      <NotLoaded
        title={<Trans>We couldn’t load more drop-off points</Trans>}
        onRetry={() => actor.send({ type: 'points.retry' })}
      />
    )
  }
  return (
    hasMore && (
      <Button
        tone="line"
        onClick={() => actor.send({ type: 'points.more' })}
        {...(view === 'adding' && { loading: t`Loading` })}
      >
        <Trans>Show more</Trans>
      </Button>
    )
  )
}
