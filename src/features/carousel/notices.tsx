import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useReducedMotion } from '../../components/app/use-browser-fact.ts'
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
export function Notices(props: NoticesProps) {
  const isStill = useReducedMotion()
  return <TurningNotices key={String(isStill)} isStill={isStill} {...props} />
}

type NoticesProps = {
  readonly label: string
  readonly notices: readonly Notice[]
  readonly close?: ReactNode
  readonly className?: string | undefined
}

function TurningNotices(props: NoticesProps & { readonly isStill: boolean }) {
  const { t } = useLingui()
  const { notices } = props
  const { current, section, live, controls } = useCarousel(notices.length, props.isStill)
  const isCarousel = notices.length > 1
  return (
    <section
      className={cx(css.notices, props.className)}
      aria-roledescription={isCarousel ? t`carousel` : undefined}
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
