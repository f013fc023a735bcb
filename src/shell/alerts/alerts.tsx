import { Suspense } from 'react'
import { showsAlerts } from '../../../domain/pages/page.ts'
import { useExperience, usePathname, useStandalone } from '../../components/app/app-context.ts'
import { lazyPart } from '../../components/late/lazy-part.ts'
import css from './alerts.module.css'

/** Only places that have something to tell load it. */
const AlertsBanner = lazyPart(() => import('./alerts-banner.tsx').then((it) => it.AlertsBanner))

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
