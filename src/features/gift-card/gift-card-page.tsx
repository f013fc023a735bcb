import { useLingui } from '@lingui/react/macro'
import { pathPrefix } from '../../../domain/languages/locale.ts'
import { shop } from '../../../domain/shop-settings/shop.ts'
import { useFlags, usePlace } from '../../components/app/app-context.ts'
import { GiftCard } from './gift-card.tsx'
import { SwitchedOff } from './switched-off.tsx'

/** The gift card page with the head that search engines read (SH-08), unless a flag switches it off (GC-04). */
export function GiftCardPage() {
  const { t } = useLingui()
  const place = usePlace()
  if (useFlags().disableGiftCardLookup) return <SwitchedOff />
  return (
    <>
      <link rel="canonical" href={`https://${shop.site}${pathPrefix(place)}/orders/gift-card-lookup`} />
      <meta
        name="description"
        content={t({
          message: `Check the balance on your gift card at ${{ site: shop.site }}`,
          comment: 'Description for search engines; the name of the shop’s site follows',
        })}
      />
      <GiftCard />
    </>
  )
}
