import { Suspense } from 'react'
import { lazyPart } from '../../components/late/lazy-part.ts'
import { WhenNear } from '../../ui/layout/when-near.tsx'
import type { BannersProps } from './banner-carousel.tsx'
import css from './banners.module.css'

const BannerCarousel = lazyPart(() => import('./banner-carousel.tsx').then((it) => it.BannerCarousel))

/** Promotional banners, which turn (OD-03); their code comes when they are about to be seen. Nothing under two banners. */
export function Banners(props: BannersProps) {
  if (props.banners.length < 2) return null
  return (
    <div data-part="banners">
      <WhenNear className={css.space}>
        <Suspense fallback={<div className={css.space} />}>
          <BannerCarousel key={props.banners.length} {...props} />
        </Suspense>
      </WhenNear>
    </div>
  )
}
