import type {
  NotificationChannel,
  NotificationStanding,
  PushSubscription,
} from '../../contract/notifications/notification.ts'
import type { NotificationChoice } from '../../contract/notifications/notification-calls.ts'
import type {
  ChoiceAttemptInput,
  NotificationsContext,
  NotificationsDraft,
  NotificationsInput,
} from './notifications.types.ts'

const nothing: NotificationsDraft = { email: false, text: false, phone: null, push: 'asIs' }

/** What stands in the form before anything is chosen: what is on. */
const draftOf = (known: NotificationStanding | null): NotificationsDraft => {
  if (known === null) return nothing
  const { chosen, phones, phone } = known
  const only = phones.order === null ? (phones.other === null ? null : 'other') : 'order'
  return {
    email: chosen.includes('email'),
    text: chosen.includes('text'),
    phone: phone ?? only,
    push: 'asIs',
  }
}

export const startOf = (input: NotificationsInput): NotificationsContext => ({
  ...input,
  draft: draftOf(input.known),
  device: null,
  asked: null,
  refusedAs: null,
})

/** What the host says is what stands in the form. */
export const withStanding = (known: NotificationStanding) => ({ known, draft: draftOf(known) })

type Pushing = Pick<NotificationsContext, 'known' | 'device' | 'draft'>

/** This browser is one of those that are told. */
export const isToldHere = ({ known, device }: Pick<Pushing, 'known' | 'device'>): boolean =>
  device?.id != null && known?.push?.devices.includes(device.id) === true

/** Browsers that are told beside this one. */
export const otherDevices = ({ known, device }: Pick<Pushing, 'known' | 'device'>): number =>
  known?.push?.devices.filter((id) => id !== device?.id).length ?? 0

/** Web push is on, or will be once it is saved, on this browser. */
export const isPushedHere = (context: Pushing): boolean => {
  const { push } = context.draft
  return push === 'here' || (push === 'asIs' && isToldHere(context))
}

/** This browser would be one too many. */
export const isFull = (context: Pushing): boolean =>
  context.known?.push != null &&
  context.draft.push !== 'none' &&
  otherDevices(context) >= context.known.push.maxDevices

/** This browser has still to be asked whether it takes web push. */
export const needsDevice = (context: Pushing): boolean =>
  context.draft.push === 'here' && !isToldHere(context)

export const isToggleable = (context: Pushing, channel: NotificationChannel): boolean => {
  if (channel === 'text') return context.draft.text || context.draft.phone !== null
  if (channel === 'push') return isPushedHere(context) || (context.device !== null && !isFull(context))
  return true
}

/** The draft with one channel the other way. */
export const toggled = (context: Pushing, channel: NotificationChannel): NotificationsDraft => {
  const { draft } = context
  if (channel !== 'push') return { ...draft, [channel]: !draft[channel] }
  return { ...draft, push: isPushedHere(context) ? 'elsewhere' : 'here' }
}

type Asking = Pushing & Pick<NotificationsContext, 'timeZone' | 'language'>

/** What is asked of the host: all that is on from then on. */
export const choiceOf = (context: Asking, subscription: PushSubscription | null): NotificationChoice => {
  const { known, draft, timeZone, language } = context
  const isPushed: Readonly<Record<NotificationsDraft['push'], boolean>> = {
    asIs: known?.chosen.includes('push') === true,
    here: true,
    elsewhere: otherDevices(context) > 0,
    none: false,
  }
  return {
    channels: [
      ...(draft.email ? (['email'] as const) : []),
      ...(draft.text ? (['text'] as const) : []),
      ...(isPushed[draft.push] ? (['push'] as const) : []),
    ],
    phone: draft.phone,
    subscription,
    forget: draft.push === 'elsewhere' && isToldHere(context) ? (context.device?.id ?? null) : null,
    timeZone: timeZone(),
    language,
  }
}

export const attemptOf = ({ orderNumber, asked, pendingKey }: NotificationsContext): ChoiceAttemptInput => ({
  target: { orderNumber },
  request: asked,
  pendingKey,
})
