/** Whether nothing has the focus, because what had it is gone. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body

/** Gives the focus to the page's heading. */
export const focusHeading = (): void => document.querySelector<HTMLElement>('main h1')?.focus()
