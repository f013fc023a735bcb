import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/controls/button.tsx'
import { Note } from '../../ui/marks/note.tsx'

/** Stands in for a part whose code did not come; browsers ask for it again with a fresh page only. */
export function PartNotLoaded() {
  return (
    <Note tone="bad" live="alert" title={<Trans>This did not load</Trans>}>
      <div>
        <Button tone="line" onClick={() => location.reload()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </Note>
  )
}
