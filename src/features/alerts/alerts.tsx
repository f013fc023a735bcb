import { type ComponentType, lazy, Suspense } from 'react'
import { showsAlerts } from '../../domain/page.ts'
import { useExperience, usePathname, useStandalone } from '../app-context.ts'
import css from './alerts.module.css'
import type { AlertsProps } from './alerts-banner.tsx'

/** Only places that have something to tell load it; alerts that do not come are no reason for a page that does not come. */
const AlertsBanner = lazy(
  (): Promise<{ default: ComponentType<AlertsProps> }> =>
    import('./alerts-banner.tsx').then(
      ({ AlertsBanner }) => ({ default: AlertsBanner }),
      () => ({ default: () => null }),
    ),
)

/** What shoppers should know at the moment, at the top of the orders pages (SH-13). */
export function Alerts() {
  const pathname = usePathname()
  const alerts = useExperience()?.alerts ?? []
  const standalone = useStandalone()
  if (alerts.length === 0 || !showsAlerts({ pathname, standalone })) return null
  return (
    <Suspense fallback={<div className={css.space} />}>
      <AlertsBanner alerts={alerts} />
    </Suspense>
  )
}
