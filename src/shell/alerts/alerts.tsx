import { showsAlerts } from '../../../domain/pages/page.ts'
import { useExperience, usePathname, useStandalone } from '../../components/app/app-context.ts'
import { AlertsBanner } from './alerts-banner.tsx'

/** What shoppers should know at the moment, at the top of the orders pages (SH-13). */
export function Alerts() {
  const pathname = usePathname()
  const alerts = useExperience()?.alerts ?? []
  const standalone = useStandalone()
  if (alerts.length === 0 || !showsAlerts({ pathname, standalone })) return null
  return <AlertsBanner alerts={alerts} />
}
