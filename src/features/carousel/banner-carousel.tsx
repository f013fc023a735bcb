import { useLingui } from '@lingui/react/macro'
import type { Banner } from '../../contract/experience.ts'
import { BannerSlide } from './banner-slide.tsx'
import css from './carousel.module.css'
import { CarouselControls } from './carousel-controls.tsx'
import stack from './stack.module.css'
import { useCarousel } from './use-carousel.ts'

type Props = {
  readonly banners: readonly Banner[]
  /** Address a banner leads to, or `null`. */
  readonly hrefOf: (banner: Banner) => string | null
}

/** Promotional banners after the carousel pattern of the ARIA guide (OD-03). Nothing under two banners. */
export function BannerCarousel(props: Props) {
  return props.banners.length < 2 ? null : <Rotation key={props.banners.length} {...props} />
}

function Rotation({ banners, hrefOf }: Props) {
  const { t } = useLingui()
  const { current, section, live, controls } = useCarousel(banners.length)
  return (
    <section className={css.carousel} aria-roledescription={t`carousel`} aria-label={t`News`} {...section}>
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
