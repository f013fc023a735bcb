const opened = (type: 'toggle' | 'beforetoggle') =>
  new ToggleEvent(type, { oldState: 'closed', newState: 'open' })

/** Folds and popovers open without script: what fills them once they are opened hears of it when the page answers. */
export const tellOpened = (root: ParentNode): void => {
  for (const fold of root.querySelectorAll('details[open]')) fold.dispatchEvent(opened('toggle'))
  for (const popover of root.querySelectorAll(':popover-open')) popover.dispatchEvent(opened('beforetoggle'))
}
