import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '../../ui/controls/button.tsx'
import { Note } from '../../ui/marks/note.tsx'
import { useErrorTitle } from '../page/page-title.tsx'

const faults = ['wrong', 'codeLimited', 'unconfirmed']

/** What came of trying a code, by its chart’s view; nothing where it was not tried (BY-21, BY-37). */
export function TriedNote(props: {
  readonly view: string
  readonly triesLeft: number | null
  /** When the host takes the next try, as a time of day. */
  readonly time: string
  readonly onRetry: () => void
}) {
  const { view, time } = props
  const triesLeft = props.triesLeft ?? 0
  useErrorTitle(faults.includes(view))
  switch (view) {
    case 'wrong':
      return (
        <Note tone="bad" live="alert" title={<Trans>That code isn’t right</Trans>}>
          <p>
            <Plural value={triesLeft} one="You have # try left." other="You have # tries left." />
          </p>
        </Note>
      )
    case 'codeLimited':
      return (
        <Note tone="bad" live="alert" title={<Trans>Too many attempts</Trans>}>
          <p>
            <Trans>You can try again at {time}.</Trans>
          </p>
        </Note>
      )
    case 'unconfirmed':
      return (
        <Note tone="bad" live="alert" title={<Trans>We couldn’t check your code</Trans>}>
          <p>
            <Trans>
              We lost the connection, or something went wrong on our side. Trying again doesn’t use up a try.
            </Trans>
          </p>
          <Retry onRetry={props.onRetry} />
        </Note>
      )
    default:
      return null
  }
}

/** Nobody knows whether a code was sent. */
export function NotSentNote({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Note tone="bad" live="alert" title={<Trans>We don’t know if your code was sent</Trans>}>
      <p>
        <Trans>
          We lost the connection, or something went wrong on our side. If you try again, you’ll get one code.
        </Trans>
      </p>
      <Retry onRetry={onRetry} />
    </Note>
  )
}

/** Nobody knows whether another code was sent. */
export function NotResentNote() {
  return (
    <Note tone="bad" live="alert">
      <p>
        <Trans>We don’t know if a new code was sent. If you try again, you’ll get one code.</Trans>
      </p>
    </Note>
  )
}

function Retry({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Button tone="quiet" onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  )
}
