/**
 * Asks for a page's script once its first frame is painted; where no frame comes, as in a tab in the background, a little later.
 * The host writes it into the page as text, so it uses nothing from outside.
 *
 * A script that does not come, all of it, leads to another try with the document loaded anew; then the page says so.
 * @param stoppedId what it says so with.
 * @param styles those that stand in the page: what loads its parts finds that they are here, and fetches none of them. Named
 *   in the page's own text they would be fetched ahead.
 */
export const startLate = (
  entry: string,
  modules: readonly string[],
  styles: readonly string[],
  stoppedId: string,
): void => {
  let hasStarted = false
  const tell = () => {
    const stopped = document.getElementById(stoppedId)
    if (stopped === null) return
    document.body.prepend(stopped)
    stopped.hidden = false
  }
  // After a new release the page names code that is gone: loaded anew it names what is there. Once, or it would never end.
  const onFailed = () => {
    const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (!navigator.onLine) addEventListener('online', () => location.reload(), { once: true })
    else if (loaded?.type === 'reload') tell()
    else location.reload()
  }
  const run = () => import(entry).catch(onFailed)
  const start = () => {
    if (hasStarted) return
    hasStarted = true
    const add = (rel: string, href: string, attributes: readonly string[] = []) => {
      const link = document.createElement('link')
      for (const name of attributes) link.setAttribute(name, '')
      link.rel = rel
      link.href = href
      document.head.append(link)
    }
    for (const href of styles) add('stylesheet', href, ['disabled'])
    for (const href of modules) add('modulepreload', href)
    run()
  }
  requestAnimationFrame(() => setTimeout(start))
  setTimeout(start, 1500)
}
