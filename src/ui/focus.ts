/** Whether nothing has the focus, because what had it is gone. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body

/** Whether a message, of what is wrong or done, has taken the focus, so that it is read out first. */
export const isFocusOnMessage = (): boolean =>
  document.activeElement?.matches('[role=alert], [role=status]') === true

/** Gives the focus to the page's heading. */
export const focusHeading = (): void => document.querySelector<HTMLElement>('main h1')?.focus()
