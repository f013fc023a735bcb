import type { ReportError } from '../../components/app/app-context.ts'

/** Somebody gave up waiting, or a page transition was overtaken by the next step or by a hidden page: nothing is broken. */
const isNoDefect = (reason: unknown): boolean =>
  reason instanceof DOMException && (reason.name === 'AbortError' || /transition/i.test(reason.message))

/** Reports errors that nothing on the page has caught: by kind only, since a message may quote what somebody typed. */
export const watchDefects = (page: Pick<Window, 'addEventListener'>, reportError: ReportError): void => {
  const report = (error: unknown) => {
    if (error instanceof Error) reportError('unknown orders error', error.name)
  }
  page.addEventListener('error', ({ error }) => report(error))
  page.addEventListener('unhandledrejection', (event) => {
    if (isNoDefect(event.reason)) event.preventDefault()
    else report(event.reason)
  })
}
