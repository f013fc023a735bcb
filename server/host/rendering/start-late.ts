/**
 * Asks for a page's script once its first frame is painted; where no frame comes, as in a tab in the background, a little later.
 * The host writes it into the page as text, so it uses nothing from outside.
 */
export const startLate = (entry: string, modules: readonly string[]): void => {
  let hasStarted = false
  const start = () => {
    if (hasStarted) return
    hasStarted = true
    for (const href of modules) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    void import(entry)
  }
  requestAnimationFrame(() => setTimeout(start))
  setTimeout(start, 1500)
}
