import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Shows its children once their place is scrolled into view; until then a box with `className` keeps their place. */
export function WhenNear({
  className,
  children,
}: {
  readonly className: string | undefined
  readonly children: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (box.current === null) return
    const observer = new IntersectionObserver((entries) =>
      setNear((near) => near || entries.some((entry) => entry.isIntersecting)),
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return isNear ? children : <div ref={box} className={className} />
}
