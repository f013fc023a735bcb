import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { isExperienceReady } from '../../machines/experience/experience.selectors.ts'
import { useApp, useSessionView } from '../components/app/app-context.ts'
import { useStateName } from '../components/app/state-name.ts'
import { PagePending } from '../components/page/page-pending.tsx'
import { PageTitle } from '../components/page/page-title.tsx'
import { SignInUnavailable } from './account/sign-in-unavailable.tsx'
import { SignOutFailed } from './account/sign-out-failed.tsx'
import { SigningOut } from './account/signing-out.tsx'
import { Alerts } from './alerts/alerts.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { OrdersHeader } from './orders-header.tsx'
import { OfflineNotice } from './pages/offline-notice.tsx'
import css from './shell.module.css'

/** What stands around every page. The page itself waits for the session and the settings (SH-10). */
export function Shell(props: { readonly children: ReactNode }) {
  const { experience: settings, hydration } = useApp()
  const experience = useStateName(settings)
  const start = useSyncExternalStore(hydration.subscribe, hydration.restarts, () => 0)
  return (
    <>
      <a className={css.skip} href="#main">
        <Trans>Skip to content</Trans>
      </a>
      <PageTitle />
      <Header />
      <OfflineNotice />
      <SignOutFailed />
      <main id="main" tabIndex={-1} className={css.main} data-flow="experience" data-state={experience}>
        <Page key={start}>{props.children}</Page>
      </main>
      <Footer />
    </>
  )
}

function Page(props: { readonly children: ReactNode }) {
  const { experience } = useApp()
  const session = useSessionView()
  const settled = useSelector(experience, isExperienceReady)
  if (session === 'unavailable') return <SignInUnavailable />
  if (session === 'signingOut') return <SigningOut />
  if (session === 'booting' || !settled) return <PagePending />
  return (
    <>
      <Alerts />
      <OrdersHeader />
      {props.children}
    </>
  )
}
