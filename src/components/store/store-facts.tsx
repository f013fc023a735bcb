import { Trans } from '@lingui/react/macro'
import type { Store } from '../../../contract/pickup/store.ts'
import { formatDate } from '../../../domain/format/dates.ts'
import { addressLines } from '../../../domain/orders/address-lines.ts'
import { storeDate, storeHoursToday } from '../../../domain/pickup/store-hours.ts'
import { RowLink } from '../../ui/controls/text-link.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/marks/icon.tsx'
import text from '../../ui/text.module.css'
import { usePlace } from '../app/app-context.ts'
import { useShopLink } from '../links/shop-links.ts'
import { StoreOpen } from '../words/store-open.tsx'
import { HoursWords } from './hours-words.tsx'
import css from './store-place.module.css'
import { useOpeningNow } from './use-opening-now.ts'

export const storeName = (store: Store): string => store.storeName ?? store.name ?? store.storeId

/** `tel:` address of a telephone number. */
export const telOf = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`

/** Open now, today's hours, address, telephone and the way there (CU-03, ST-01). */
export function StoreFacts({ store }: { readonly store: Store }) {
  const at = useOpeningNow(store)
  return (
    <>
      <div>
        <div role="status">
          <StoreOpen store={store} at={at} />
        </div>
        <Today store={store} at={at} />
      </div>
      <StoreAddress store={store} />
      <StoreLinks store={store} />
    </>
  )
}

function Today({ store, at }: { readonly store: Store; readonly at: number }) {
  const { tag } = usePlace()
  const date = storeDate(store, at)
  if (date === null) return null
  const day = formatDate(`${date}T12:00:00Z`, 'heading', { locale: tag, timeZone: 'UTC' })
  return (
    <p className={cx(text.small, text.soft)} data-part="today">
      <Trans>Today, {day}:</Trans> <HoursWords hours={storeHoursToday(store, at)} />
    </p>
  )
}

/** The address as its country prints it. */
function StoreAddress({ store }: { readonly store: Store }) {
  const { area, postalCode } = store
  const lines = addressLines({ ...store, address4: null, county: area, zipCode: postalCode, country: null })
  return (
    <address className={css.address}>
      {lines.map((line) => (
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  )
}

function StoreLinks({ store }: { readonly store: Store }) {
  const shopLink = useShopLink()
  const phone = store.phone ?? store.telephone
  return (
    <div className={css.links}>
      {phone && (
        <RowLink href={telOf(phone)}>
          <Icon name="phone" />
          <span>
            <Trans>Call the store</Trans>
          </span>
          <span>
            <bdi dir="ltr" className={text.num}>
              {phone}
            </bdi>
          </span>
        </RowLink>
      )}
      <RowLink href={shopLink(`stores/${encodeURIComponent(store.storeId)}#directions`)}>
        <Icon name="pin" />
        <span>
          <Trans>Directions</Trans>
        </span>
      </RowLink>
    </div>
  )
}
