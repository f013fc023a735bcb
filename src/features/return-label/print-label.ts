/** Prints the label's sheet alone; `return-label.module.css` hides the rest of the page while it is marked. */
export const printLabel = (): void => {
  const root = document.documentElement
  root.dataset.print = 'label'
  window.addEventListener(
    'afterprint',
    () => {
      delete root.dataset.print
    },
    { once: true },
  )
  window.print()
}
