import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { type App, AppContext } from '../components/app/app-context.ts'
import type { AppRouter } from './router.ts'

/** The page, the same on the host and in the browser. */
export function PageRoot(props: { readonly app: App; readonly i18n: I18n; readonly router: AppRouter }) {
  return (
    <StrictMode>
      <I18nProvider i18n={props.i18n}>
        <AppContext value={props.app}>
          <RouterProvider router={props.router} />
        </AppContext>
      </I18nProvider>
    </StrictMode>
  )
}
