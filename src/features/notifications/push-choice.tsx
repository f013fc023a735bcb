import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import {
  selectIsFull,
  selectIsPushedHere,
  selectOtherDevices,
  selectPushView,
} from '../../../machines/notifications/notifications.selectors.ts'
import type { PushView } from '../../../machines/notifications/notifications.types.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { useIsBusy } from './email-choice.tsx'
import css from './notifications.module.css'
import { useNotifications, useTold } from './notifications-context.ts'
import { QuietHours } from './quiet-hours.tsx'

/** Why this browser cannot be chosen. */
const reasons: Readonly<Partial<Record<PushView, ReactNode>>> = {
  pushUnsupported: <Trans>This browser doesn’t show them.</Trans>,
  pushHomeScreen: (
    <Trans>
      On iPhone and iPad, add this site to your Home Screen first: tap Share, then Add to Home Screen. Then
      open it from there.
    </Trans>
  ),
  pushBlocked: (
    <Trans>
      They’re blocked for this site. Allow notifications in the settings of your browser, then come back here.
    </Trans>
  ),
}

/** What came of asking the browser. */
const faults: Readonly<Partial<Record<PushView, ReactNode>>> = {
  pushDismissed: (
    <Trans>
      Your browser’s question wasn’t answered, so nothing was saved. Check the box and save again.
    </Trans>
  ),
  pushFailed: (
    <Trans>Your browser couldn’t turn them on, so nothing was saved. Check the box and save again.</Trans>
  ),
}

/** Web push, to this browser and to others (BY-36, BY-41). */
export function PushChoice() {
  const view = useTold(selectPushView)
  const reason = reasons[view]
  return (
    <div className={css.way} data-part="push">
      {reason === undefined ? (
        <ThisBrowser />
      ) : (
        <p className={css.without} role="status">
          <span className={css.name}>
            <Trans>Push notifications</Trans>
          </span>
          <span className={css.hint}>{reason}</span>
        </p>
      )}
      <p className={css.fault} role="alert">
        {faults[view]}
      </p>
      <OtherBrowsers />
    </div>
  )
}

function ThisBrowser() {
  const actor = useNotifications()
  const isOn = useTold(selectIsPushedHere)
  const isFull = useTold(selectIsFull)
  const isLooking = useTold((snapshot) => selectPushView(snapshot) === 'pushLooking')
  const isBusy = useIsBusy()
  return (
    <Checkbox
      id="told-by-push"
      checked={isOn}
      isReadOnly={isBusy || isLooking || isFull}
      onToggle={() => actor.send({ type: 'channel.toggle', channel: 'push' })}
    >
      <span className={css.name}>
        <Trans>Push notifications on this device</Trans>
      </span>
      <span className={css.hint}>
        {isFull ? <Trans>As many devices as an order can have get them already.</Trans> : <QuietHours />}
      </span>
    </Checkbox>
  )
}

function OtherBrowsers() {
  const actor = useNotifications()
  const others = useTold(selectOtherDevices)
  const isBusy = useIsBusy()
  if (others === 0) return null
  return (
    <div className={css.more}>
      <p className={css.hint}>
        <Plural value={others} one="On for # other device." other="On for # other devices." />
      </p>
      {!isBusy && (
        <Button tone="quiet" onClick={() => actor.send({ type: 'push.end' })}>
          <Trans>Turn off on all devices</Trans>
        </Button>
      )}
    </div>
  )
}
