import { useEffect, useRef } from 'react'
import { focusHeading, isFocusLost, isFocusOnMessage } from '../../ui/focus.ts'

/**
 * The page's heading takes focus when another view or step follows, unless that comes with a message, which has taken it; the first one
 * leaves focus where the page has it.
 */
export const useFocusOnNext = (view: string | null): void => {
  const before = useRef(view)
  useEffect(() => {
    if (before.current !== view && !isFocusOnMessage()) focusHeading()
    before.current = view
  }, [view])
}

/**
 * What was pressed may be gone when another view follows: the page's heading takes the focus that nothing has. `null` while
 * there is no view yet; the first one leaves focus where the page has it.
 */
export const useKeptFocus = (view: string | null): void => {
  const hasShown = useRef(false)
  useEffect(() => {
    if (hasShown.current && isFocusLost()) focusHeading()
    if (view !== null) hasShown.current = true
  }, [view])
}
