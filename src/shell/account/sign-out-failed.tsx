import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useApp } from '../../components/app/app-context.ts'
import { Wrap } from '../../ui/layout/wrap.tsx'
import { Note } from '../../ui/marks/note.tsx'

/** Signing out did not reach the server: the shopper is still signed in and has to know. */
export function SignOutFailed() {
  const { session } = useApp()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const watch = session.on('session.signOutFailed', () => setFailed(true))
    return () => watch.unsubscribe()
  }, [session])
  return (
    <div role="alert">
      {failed && (
        <Wrap>
          <Note tone="bad" title={<Trans>You’re still signed in</Trans>}>
            <Trans>Signing out did not work. Try again from your account.</Trans>
          </Note>
        </Wrap>
      )}
    </div>
  )
}
