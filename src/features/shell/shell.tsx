import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { isExperienceReady } from '../../../machines/experience/experience.selectors.ts'
import { Alerts } from '../alerts/alerts.tsx'
import { useApp, useSessionView } from '../app-context.ts'
import { useStateName } from '../state-name.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { OrdersHeader } from './orders-header.tsx'
import { PagePending } from './page-pending.tsx'
import { PageTitle } from './page-title.tsx'
import css from './shell.module.css'
import { SignInUnavailable } from './sign-in-unavailable.tsx'
import { SignOutFailed } from './sign-out-failed.tsx'

/** What stands around every page. The page itself waits for the session and the settings (SH-10). */
export function Shell(props: { readonly children: ReactNode }) {
  const experience = useStateName(useApp().experience)
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
        <Page>{props.children}</Page>
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
  if (session === 'booting' || session === 'signingOut' || !settled) return <PagePending />
  return (
    <>
      <Alerts />
      <OrdersHeader />
      {props.children}
    </>
  )
}
