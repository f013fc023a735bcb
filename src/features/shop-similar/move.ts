import type { UseEmblaCarouselType } from 'embla-carousel-react'

export type Embla = NonNullable<UseEmblaCarouselType[1]>

type Walk = {
  /** Slide that has the focus, from 0; -1 for none. */
  readonly current: number
  readonly count: number
  readonly direction: 'ltr' | 'rtl'
}

/** The slide to which a key moves the focus, from 0; `null` where the key means something else, or leads nowhere. */
export const slideForKey = (key: string, { current, count, direction }: Walk): number | null => {
  if (current < 0 || count === 0) return null
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  const targets = new Map([
    [forward, current + 1],
    [back, current - 1],
    ['Home', 0],
    ['End', count - 1],
  ])
  const target = targets.get(key) ?? -1
  return target < 0 || target >= count ? null : target
}

/**
 * Scrolls a slide that has the focus into sight. The browser's own scrolling of the clipped viewport is taken back first:
 * it would push the slides out of their place.
 */
export const revealSlide = (embla: Embla, slide: HTMLElement, index: number): void => {
  const root = embla.rootNode()
  root.scrollLeft = 0
  const [view, own] = [root.getBoundingClientRect(), slide.getBoundingClientRect()]
  if (own.left >= view.left - 1 && own.right <= view.right + 1) return
  const snap = embla.internalEngine().slideRegistry.findIndex((slides) => slides.includes(index))
  if (snap >= 0) embla.scrollTo(snap)
}
