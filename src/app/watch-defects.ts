import type { ReportError } from '../features/app-context.ts'

/** Reports errors that nothing on the page has caught: by kind only, since a message may quote what somebody typed. */
export const watchDefects = (page: Pick<Window, 'addEventListener'>, reportError: ReportError): void => {
  const report = (error: unknown) => {
    if (error instanceof Error && error.name !== 'AbortError') reportError('unknown orders error', error.name)
  }
  page.addEventListener('error', ({ error }) => report(error))
  page.addEventListener('unhandledrejection', ({ reason }) => report(reason))
}
