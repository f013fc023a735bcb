import { Trans } from '@lingui/react/macro'
import { type PositionView, selectPositionView } from '../../../machines/on-the-way/on-the-way.selectors.ts'
import { Button } from '../../ui/controls/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Note } from '../../ui/marks/note.tsx'
import text from '../../ui/text.module.css'
import css from './on-the-way.module.css'
import { useOnTheWay, useWay } from './on-the-way-context.ts'

/** Has the device work out the minutes; where it is never leaves it (BY-45). */
export function Position() {
  const actor = useOnTheWay()
  const view = useWay(selectPositionView)
  const isLocating = view === 'locating'
  return (
    <div className={css.position} data-part="position">
      <Button
        tone="line"
        onClick={() => actor.send({ type: 'position.ask' })}
        {...(isLocating && { loading: <Trans>Finding your location</Trans> })}
      >
        <Trans>Use my location</Trans>
      </Button>
      <p className={cx(text.small, text.soft)}>
        <Trans>Your device works out the minutes. Your location isn’t sent or saved.</Trans>
      </p>
      <div role="status">
        {view === 'located' && (
          <Note tone="good">
            <p>
              <Trans>We’ve filled in the minutes, without traffic. Change them if you know better.</Trans>
            </p>
          </Note>
        )}
        {view !== 'idle' && view !== 'located' && view !== 'locating' && (
          <Note tone="wait" title={<WhyNot view={view} />}>
            <p>
              <Trans>Enter the minutes or a time yourself.</Trans>
            </p>
          </Note>
        )}
      </div>
    </div>
  )
}

function WhyNot({ view }: { readonly view: Exclude<PositionView, 'idle' | 'locating' | 'located'> }) {
  switch (view) {
    case 'denied':
      return <Trans>Your browser doesn’t share your location with this page</Trans>
    case 'slow':
      return <Trans>Finding your location took too long</Trans>
    case 'absent':
      return <Trans>Your device couldn’t find your location</Trans>
    case 'coarse':
      return <Trans>Your location is too rough to work out a time</Trans>
    case 'far':
      return <Trans>You’re too far from the store to work out a time</Trans>
  }
}
