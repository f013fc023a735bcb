import { createFileRoute } from '@tanstack/react-router'
import { StopNotifications } from '../../../../src/features/stop-notifications/stop-notifications.tsx'

/** Stops messages by the link at their end, for anybody who has it (BY-40). */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/stop')({
  component: StopNotifications,
})
