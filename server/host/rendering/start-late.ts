/**
 * Asks for a page's script once its first frame is painted; where no frame comes, as in a tab in the background, a little later.
 * The host writes it into the page as text, so it uses nothing from outside.
 * @param styles those that stand in the page: what loads its parts finds that they are here, and fetches none of them. Named
 *   in the page's own text they would be fetched ahead.
 */
export const startLate = (entry: string, modules: readonly string[], styles: readonly string[]): void => {
  let hasStarted = false
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
    void import(entry)
  }
  requestAnimationFrame(() => setTimeout(start))
  setTimeout(start, 1500)
}
