import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { isFocusLost } from '../../ui/focus.ts'

type FocusProps = {
  readonly ref: RefObject<HTMLElement | null>
  readonly tabIndex: -1
  readonly onFocus: (event: FocusEvent) => void
  readonly onBlur: () => void
}

/** What had the focus in the panel may be gone, or disabled, once something else shows: the panel itself takes it then. */
export const usePanelFocus = (): FocusProps => {
  const panel = useRef<HTMLElement>(null)
  const focused = useRef<Element | null>(null)
  // Before the browser takes the focus from what is disabled, and at every change: sizes come anew under the same view.
  useLayoutEffect(() => {
    const last = focused.current
    if (last === null || (last.isConnected && !last.matches(':disabled'))) return
    if (isFocusLost() || document.activeElement === last) panel.current?.focus()
  })
  return {
    ref: panel,
    tabIndex: -1,
    onFocus: (event) => {
      focused.current = event.target
    },
    onBlur: () => {
      focused.current = null
    },
  }
}
