import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { Wrap } from '../../ui/layout/wrap.tsx'
import { StatusMark } from '../../ui/marks/status.tsx'
import css from '../shell.module.css'

const subscribe = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Says that there is no connection, and goes away when it is back. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!online && (
        <div className={css.offline}>
          <Wrap>
            <p>
              <StatusMark mark="wait" tone="wait" />
              <Trans>
                You’re offline. What you see may be out of date; it updates when you’re back online.
              </Trans>
            </p>
          </Wrap>
        </div>
      )}
    </div>
  )
}
