import { Trans, useLingui } from '@lingui/react/macro'
import { pathPrefix } from '../../domain/locale.ts'
import { useFlags, usePlace, useShop } from '../app-context.ts'
import { GiftCardSwitchedOff } from './gift-card-switched-off.tsx'
import { NotYet } from './not-yet.tsx'

/** The gift card page until its screen is there, with the head that search engines read (SH-08). */
export function GiftCard() {
  const { t } = useLingui()
  const { site } = useShop()
  const place = usePlace()
  if (useFlags().disableGiftCardLookup) return <GiftCardSwitchedOff />
  return (
    <>
      <link rel="canonical" href={`https://${site}${pathPrefix(place)}/orders/gift-card-lookup`} />
      <meta
        name="description"
        content={t({
          message: `Check the balance on your gift card at ${site}`,
          comment: 'Description for search engines; the name of the shop’s site follows',
        })}
      />
      <NotYet title={<Trans>Check your gift card balance</Trans>} />
    </>
  )
}
