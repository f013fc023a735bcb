import { useLingui } from '@lingui/react/macro'
import type { ShopSimilarProduct } from '../../../contract/shop/shop-similar.ts'
import { safeLink } from '../../../domain/links/links.ts'
import { pictureSources } from '../../../domain/pictures/picture-sources.ts'
import { useLinkPolicy } from '../../components/links/link-policy.ts'
import { useShopLink } from '../../components/links/shop-links.ts'
import { Picture } from '../../ui/marks/picture.tsx'
import css from './shop-similar.module.css'

type Props = {
  readonly product: ShopSimilarProduct
  /** The keyboard has come to this slide. */
  readonly onFocus: (slide: HTMLElement) => void
}

/** One suggestion, a link to its page on the shop's own site; without a place to lead to, no link. */
export function ProductSlide({ product, onFocus }: Props) {
  const { t } = useLingui()
  const shopLink = useShopLink()
  const links = useLinkPolicy()
  const { slug, title, subtitle } = product
  const href = safeLink(slug && shopLink(slug.replace(/^\/+/, '')), links)
  const face = (
    <>
      <Picture
        {...pictureSources(product.image)}
        sizes="(width >= 60em) 14rem, (width >= 37.5em) 25vw, 38vw"
        alt=""
        missing={t`Picture not available`}
      />
      <span className={css.words}>
        <bdi className={css.name}>{title}</bdi>
        {subtitle && <span className={css.subtitle}>{subtitle}</span>}
      </span>
    </>
  )
  return (
    <li className={css.slide} data-style-color={product.styleColor}>
      {href === null ? (
        face
      ) : (
        <a
          href={href}
          onFocus={({ currentTarget }) => {
            const slide = currentTarget.parentElement
            if (slide && currentTarget.matches(':focus-visible')) onFocus(slide)
          }}
        >
          {face}
        </a>
      )}
    </li>
  )
}
