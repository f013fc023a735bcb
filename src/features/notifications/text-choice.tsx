import { Trans } from '@lingui/react/macro'
import type { NotificationPhone } from '../../../contract/notifications/notification.ts'
import { Gap } from '../../components/words/gap.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import chip from '../../ui/form/chip.module.css'
import { useIsBusy } from './email-choice.tsx'
import css from './notifications.module.css'
import { useNotifications, useTold } from './notifications-context.ts'
import { QuietHours } from './quiet-hours.tsx'

/** Text messages, to the order's own phone or to one that was confirmed (BY-37). */
export function TextChoice() {
  const actor = useNotifications()
  const phones = useTold(({ context }) => context.known?.phones ?? null)
  const draft = useTold(({ context }) => context.draft)
  const isBusy = useIsBusy()
  if (phones === null) return null
  const chosen = draft.phone === null ? null : phones[draft.phone]
  const hasBoth = phones.order !== null && phones.other !== null
  return (
    <div className={css.way} data-part="text">
      {chosen === null ? (
        <p className={css.without}>
          <span className={css.name}>
            <Trans>Text message</Trans>
          </span>
          <span className={css.hint}>
            <Trans>This order has no phone number that we can text.</Trans>
          </span>
        </p>
      ) : (
        <Checkbox
          id="told-by-text"
          checked={draft.text}
          isReadOnly={isBusy}
          onToggle={() => actor.send({ type: 'channel.toggle', channel: 'text' })}
        >
          <span className={css.name}>
            <Trans>Text message</Trans>
          </span>
          <span className={css.hint}>
            {!hasBoth && (
              <>
                <Trans comment="Beneath “Text message”: {chosen} is the phone number that messages go to">
                  To <bdi dir="ltr">{chosen}</bdi>.
                </Trans>
                <Gap />
              </>
            )}
            <QuietHours />
          </span>
        </Checkbox>
      )}
      {hasBoth && <PhoneChoice phones={phones} isBusy={isBusy} />}
      {!isBusy && (
        <div className={css.more}>
          <Button tone="quiet" onClick={() => actor.send({ type: 'phone.add' })}>
            {chosen === null ? <Trans>Add a phone number</Trans> : <Trans>Use another number</Trans>}
          </Button>
        </div>
      )}
    </div>
  )
}

type Phones = { readonly order: string | null; readonly other: string | null }

function PhoneChoice({ phones, isBusy }: { readonly phones: Phones; readonly isBusy: boolean }) {
  const actor = useNotifications()
  const chosen = useTold(({ context }) => context.draft.phone)
  const kinds: readonly NotificationPhone[] = ['order', 'other']
  return (
    <div className={css.phones}>
      {kinds.map((kind) => (
        <label key={kind} className={chip.chip}>
          <input
            type="radio"
            name="phone"
            value={kind}
            checked={chosen === kind}
            aria-disabled={isBusy || undefined}
            onChange={() => {
              if (!isBusy) actor.send({ type: 'phone.choose', phone: kind })
            }}
          />
          <bdi dir="ltr">{phones[kind]}</bdi>
        </label>
      ))}
    </div>
  )
}
