import { useLingui } from '@lingui/react/macro'
import useEmblaCarousel from 'embla-carousel-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import type { ShopSimilarProduct } from '../../../contract/shop/shop-similar.ts'
import { usePlace } from '../../components/app/app-context.ts'
import { IconButton } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/marks/icon.tsx'
import { revealSlide, slideForKey } from './move.ts'
import { ProductSlide } from './product-slide.tsx'
import css from './shop-similar.module.css'
import { useEnds } from './use-ends.ts'

type Props = {
  readonly products: readonly ShopSimilarProduct[]
  readonly heading: ReactNode
  /** Id of the heading. */
  readonly labelledBy: string
}

/**
 * Products side by side: dragged by touch or mouse, turned by the buttons, walked by Tab, arrows, Home and End. It runs
 * with the direction of the page and jumps where less motion is wished for.
 */
export function Slider({ products, heading, labelledBy }: Props) {
  const { t } = useLingui()
  const { direction } = usePlace()
  const [prefersReducedMotion] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [viewport, embla] = useEmblaCarousel({
    align: 'start',
    direction,
    dragFree: true,
    slidesToScroll: 'auto',
    watchFocus: false,
    duration: prefersReducedMotion ? 0 : 25,
  })
  const { hasEarlier, hasLater } = useEnds(embla)
  const list = useRef<HTMLUListElement>(null)
  const links = () => [...(list.current?.querySelectorAll('a') ?? [])]

  const onKeyDown = (event: KeyboardEvent) => {
    const all = links()
    const current = all.indexOf(document.activeElement as HTMLAnchorElement)
    const next = slideForKey(event.key, { current, count: all.length, direction })
    if (next === null) return
    event.preventDefault()
    all[next]?.focus({ preventScroll: true })
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of the carousel pattern, not a fieldset
    <div
      className={css.slider}
      role="group"
      aria-roledescription={t({
        message: 'carousel',
        comment:
          'Read out after the name of a place in which banners or notices take turns, like “News, carousel”',
      })}
      aria-labelledby={labelledBy}
    >
      <div className={css.head}>
        {heading}
        {(hasEarlier || hasLater) && (
          <div className={css.controls}>
            <IconButton
              label={t`Previous products`}
              aria-disabled={!hasEarlier}
              onClick={() => embla?.scrollPrev()}
            >
              <Icon name="prev" />
            </IconButton>
            <IconButton
              label={t`Next products`}
              aria-disabled={!hasLater}
              onClick={() => embla?.scrollNext()}
            >
              <Icon name="next" />
            </IconButton>
          </div>
        )}
      </div>
      <div ref={viewport} className={css.viewport}>
        <ul ref={list} className={css.track} onKeyDown={onKeyDown}>
          {products.map((product, index) => (
            <ProductSlide
              key={product.styleColor}
              product={product}
              onFocus={(slide) => embla && revealSlide(embla, slide, index)}
            />
          ))}
        </ul>
      </div>
    </div>
  )
}
