import { useLingui } from '@lingui/react/macro'
import type { Banner } from '../../../contract/session/experience.ts'
import { BannerSlide } from './banner-slide.tsx'
import css from './carousel.module.css'
import { CarouselControls } from './carousel-controls.tsx'
import stack from './stack.module.css'
import { useCarousel } from './use-carousel.ts'

export type BannersProps = {
  readonly banners: readonly Banner[]
  /** Address a banner leads to, or `null`. */
  readonly hrefOf: (banner: Banner) => string | null
}

/** Promotional banners after the carousel pattern of the ARIA guide (OD-03). */
export function BannerCarousel({ banners, hrefOf }: BannersProps) {
  const { t } = useLingui()
  const { current, section, live, controls } = useCarousel(banners.length)
  return (
    <section
      className={css.carousel}
      aria-roledescription={t({
        message: 'carousel',
        comment:
          'Read out after the name of a place in which banners or notices take turns, like “News, carousel”',
      })}
      aria-label={t({ message: 'News', comment: 'Names the banners with offers, read out' })}
      {...section}
    >
      <CarouselControls {...controls} />
      <div className={stack.stack} aria-live={live}>
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
