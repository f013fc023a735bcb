import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { Note } from '../../ui/marks/note.tsx'

/** A part of a page did not come: says so in its place, and asks again. */
export function NotLoaded(props: { readonly title: ReactNode; readonly onRetry: () => void }) {
  return (
    <Note tone="bad" live="alert" title={props.title}>
      <div>
        <Button tone="line" onClick={props.onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </Note>
  )
}
