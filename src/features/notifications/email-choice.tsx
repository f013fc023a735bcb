import { Trans } from '@lingui/react/macro'
import { selectChoiceView } from '../../../machines/notifications/notifications.selectors.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import css from './notifications.module.css'
import { useNotifications, useTold } from './notifications-context.ts'

/** While a choice is on its way nothing of it can be changed. */
export const useIsBusy = (): boolean =>
  useTold((snapshot) => ['saving', 'subscribing', 'unconfirmed'].includes(selectChoiceView(snapshot)))

/** Mail, to the order's own address. */
export function EmailChoice() {
  const actor = useNotifications()
  const address = useTold(({ context }) => context.known?.email ?? null)
  const isOn = useTold(({ context }) => context.draft.email)
  const isBusy = useIsBusy()
  return (
    <div className={css.way} data-part="email">
      <Checkbox
        id="told-by-email"
        checked={isOn}
        isReadOnly={isBusy}
        onToggle={() => actor.send({ type: 'channel.toggle', channel: 'email' })}
      >
        <span className={css.name}>
          <Trans>Email</Trans>
        </span>
        {address && (
          <span className={css.hint}>
            <Trans comment="Beneath “Email”: {address} is the email address that messages go to">
              To <bdi dir="ltr">{address}</bdi>
            </Trans>
          </span>
        )}
      </Checkbox>
    </div>
  )
}
