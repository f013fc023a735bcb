import { BannerCarousel, type BannersProps } from './banner-carousel.tsx'

/** Promotional banners, which turn (OD-03). Nothing under two banners. */
export function Banners(props: BannersProps) {
  if (props.banners.length < 2) return null
  return (
    <div data-part="banners">
      <BannerCarousel key={props.banners.length} {...props} />
    </div>
  )
}
