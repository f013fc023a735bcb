import { Trans, useLingui } from '@lingui/react/macro'
import { pathPrefix } from '../../domain/locale.ts'
import { usePlace, useShop } from '../app-context.ts'
import { NotYet } from './not-yet.tsx'

/** The gift card page until its screen is there, with the head that search engines read (SH-08). */
export function GiftCard() {
  const { t } = useLingui()
  const { site } = useShop()
  const place = usePlace()
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
