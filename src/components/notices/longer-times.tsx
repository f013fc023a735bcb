import { Trans } from '@lingui/react/macro'
import { Note } from '../../ui/marks/note.tsx'
import { useFlags } from '../app/app-context.ts'
import css from './notices.module.css'

/** Deliveries and returns are taking longer right now (flag `showCovidMessaging`). */
export function LongerTimes() {
  if (!useFlags().showCovidMessaging) return null
  return (
    <div className={css.notice} data-part="longer-times">
      <Note tone="wait" title={<Trans>Deliveries and returns are taking longer right now</Trans>}>
        <p>
          <Trans>
            Packages may take a few days longer than usual, both to you and back to us. Refunds may too.
          </Trans>
        </p>
      </Note>
    </div>
  )
}
