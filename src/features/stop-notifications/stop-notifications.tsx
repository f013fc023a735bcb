import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { createStopNotificationsMachine } from '../../../machines/stop-notifications/stop-notifications.actors.ts'
import { selectStopNotificationsView } from '../../../machines/stop-notifications/stop-notifications.selectors.ts'
import type { StopNotificationsView } from '../../../machines/stop-notifications/stop-notifications.types.ts'
import { useApp } from '../../components/app/app-context.ts'
import { useStateName } from '../../components/app/state-name.ts'
import { useFlow } from '../../components/app/use-flow.ts'
import { useFocusOnNext } from '../../components/app/use-focus.ts'
import frame from '../../components/page/message.module.css'
import { Wrap } from '../../ui/layout/wrap.tsx'
import { Failed, Offline, StopSkeleton, UnknownLink } from './no-stop.tsx'
import { Asking, NotStopped, type StopProps, Stopped, Unconfirmed } from './stop-pages.tsx'

const pages = {
  skeleton: StopSkeleton,
  asking: Asking,
  stopped: Stopped,
  notStopped: NotStopped,
  unconfirmed: Unconfirmed,
  unknown: UnknownLink,
  offline: Offline,
  failed: Failed,
} as const

const pageOf = (view: StopNotificationsView): keyof typeof pages => (view === 'stopping' ? 'asking' : view)

/** What the link at the end of a message stops, for whoever has it (BY-40). */
export function StopNotifications() {
  const { changes } = useApp()
  const machine = useMemo(() => createStopNotificationsMachine(changes), [changes])
  const actor = useFlow(machine, {})
  return (
    <Wrap className={frame.section} data-flow="stopNotifications" data-state={useStateName(actor)}>
      <View actor={actor} />
    </Wrap>
  )
}

function View({ actor }: StopProps) {
  const page = pageOf(useSelector(actor, selectStopNotificationsView))
  useFocusOnNext(page)
  const Page = pages[page]
  return <Page actor={actor} />
}
