import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'
import { CarouselControls } from './carousel-controls.tsx'
import css from './notices.module.css'
import stack from './stack.module.css'
import { useCarousel } from './use-carousel.ts'

type Notice = { readonly id: string; readonly words: ReactNode }

/**
 * Short messages that take turns in one place, every five seconds, with a button for each (SH-13, HI-05). A single one
 * stands still and needs no buttons. All of them lie in the same place, so that the tallest keeps the height.
 */
export function Notices(props: {
  readonly label: string
  readonly notices: readonly Notice[]
  readonly close?: ReactNode
  readonly className?: string | undefined
}) {
  const { t } = useLingui()
  const { notices } = props
  const { current, section, live, controls } = useCarousel(notices.length)
  const isCarousel = notices.length > 1
  return (
    <section
      className={cx(css.notices, props.className)}
      aria-roledescription={
        isCarousel
          ? t({
              message: 'carousel',
              comment:
                'Read out after the name of a place in which banners or notices take turns, like “News, carousel”',
            })
          : undefined
      }
      aria-label={props.label}
      {...section}
    >
      <div className={cx(stack.stack, css.stage)} aria-live={live}>
        {notices.map((notice, index) => (
          <p key={notice.id} className={cx(stack.layer, css.slide, index === current && stack.current)}>
            {notice.words}
          </p>
        ))}
      </div>
      {isCarousel && <CarouselControls {...controls} />}
      {props.close}
    </section>
  )
}
