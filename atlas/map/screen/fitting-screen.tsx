import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import css from './fitting-screen.module.css'
import { ScreenFrame } from './screen-frame.tsx'

/** A screen as large as there is room for it, and never larger than it is. */
export function FittingScreen(props: Omit<ComponentProps<typeof ScreenFrame>, 'scale'>) {
  const room = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = room.current
    if (!element) return
    const measure = () => setWidth(element.clientWidth)
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    measure()
    return () => sizes.disconnect()
  }, [])
  return (
    <div ref={room} className={css.room}>
      {width > 0 && <ScreenFrame {...props} scale={Math.min(1, (width - 2) / props.look.width)} />}
    </div>
  )
}
