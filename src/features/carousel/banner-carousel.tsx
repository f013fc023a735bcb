import { useLingui } from '@lingui/react/macro'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { carouselMachine } from '../../../machines/carousel/carousel.machine.ts'
import {
  isTurning,
  selectBannerIndex,
  selectRotationButton,
} from '../../../machines/carousel/carousel.selectors.ts'
import type { Banner } from '../../contract/experience.ts'
import { BannerSlide } from './banner-slide.tsx'
import css from './carousel.module.css'
import { CarouselControls } from './carousel-controls.tsx'

type Props = {
  readonly banners: readonly Banner[]
  /** Address a banner leads to, or `null`. */
  readonly hrefOf: (banner: Banner) => string | null
}

/**
 * Promotional banners after the carousel pattern of the ARIA guide (OD-03): pointer and focus hold the rotation, a button
 * pauses it, and slides are read out only while they do not move by themselves. Nothing under two banners.
 */
export function BannerCarousel(props: Props) {
  return props.banners.length < 2 ? null : <Rotation key={props.banners.length} {...props} />
}

function Rotation({ banners, hrefOf }: Props) {
  const { t } = useLingui()
  const [prefersReducedMotion] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const actor = useActorRef(carouselMachine, { input: { count: banners.length, prefersReducedMotion } })
  const current = useSelector(actor, selectBannerIndex)
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const turning = useSelector(actor, isTurning)
  const button = useSelector(actor, selectRotationButton)
  const hold = () => actor.send({ type: 'carousel.hold' })
  const release = () => actor.send({ type: 'carousel.release' })
  return (
    <section
      className={css.carousel}
      aria-roledescription={t`carousel`}
      aria-label={t`News`}
      data-flow="carousel"
      data-state={state}
      onPointerEnter={hold}
      onPointerLeave={(event) => {
        if (!event.currentTarget.contains(document.activeElement)) release()
      }}
      onFocus={hold}
      onBlur={(event) => {
        const section = event.currentTarget
        if (!section.contains(event.relatedTarget) && !section.matches(':hover')) release()
      }}
    >
      <CarouselControls
        count={banners.length}
        current={current}
        button={button}
        onPick={(index) => actor.send({ type: 'banner.select', index })}
        onPause={() => actor.send({ type: 'carousel.pause' })}
        onResume={() => actor.send({ type: 'carousel.resume' })}
      />
      <div className={css.stage} aria-live={turning ? 'off' : 'polite'}>
        {banners.map((banner, index) => (
          <BannerSlide
            key={banner.id}
            banner={banner}
            index={index}
            count={banners.length}
            current={index === current}
            href={hrefOf(banner)}
          />
        ))}
      </div>
    </section>
  )
}
