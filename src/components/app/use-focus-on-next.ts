import { useEffect, useRef } from 'react'

/** The page's heading takes focus when another view or step follows; the first one leaves focus where the page has it. */
export const useFocusOnNext = (view: string | null): void => {
  const before = useRef(view)
  useEffect(() => {
    if (before.current !== view) document.querySelector<HTMLElement>('main h1')?.focus()
    before.current = view
  }, [view])
}
