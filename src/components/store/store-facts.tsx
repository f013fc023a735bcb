import { Trans } from '@lingui/react/macro'
import type { Store } from '../../../contract/pickup/store.ts'
import { formatDate } from '../../../domain/format/dates.ts'
import { storeLines } from '../../../domain/pickup/store-address.ts'
import { storeDate, storeHoursToday } from '../../../domain/pickup/store-hours.ts'
import { RowLink } from '../../ui/controls/text-link.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/marks/icon.tsx'
import { Skeleton } from '../../ui/marks/skeleton.tsx'
import text from '../../ui/text.module.css'
import { usePlace } from '../app/app-context.ts'
import { telOf } from '../links/phone-link.tsx'
import { useShopLink } from '../links/shop-links.ts'
import { StoreOpen, StoreOpens } from '../words/store-open.tsx'
import { HoursWords } from './hours-words.tsx'
import css from './store-place.module.css'
import { useOpeningNow } from './use-opening-now.ts'

/** Open now, today's hours, address, telephone and the way there (CU-03, ST-01). */
export function StoreFacts({ store }: { readonly store: Store }) {
  return (
    <>
      <StoreNow store={store} />
      <StoreAddress store={store} />
      <StoreLinks storeId={store.storeId} phone={phoneOf(store)} />
    </>
  )
}

/** Whether it is open now, and today's hours (ST-02). */
export function StoreNow({ store }: { readonly store: Store }) {
  const at = useOpeningNow(store)
  return (
    <div>
      <div role="status">
        <StoreOpen store={store} at={at} />
      </div>
      <Today store={store} at={at} />
    </div>
  )
}

/** When it opens next, as a sentence; nothing where nobody knows. */
export function StoreOpensAt({ store }: { readonly store: Store }) {
  return <StoreOpens store={store} at={useOpeningNow(store)} />
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
export function StoreAddress({ store }: { readonly store: Store }) {
  return (
    <address className={css.address}>
      {storeLines(store).map((line) => (
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  )
}

export const phoneOf = (store: Store): string | null => store.phone ?? store.telephone

/** The way there, and the telephone, whose row is kept free while the number is not known yet (`undefined`). */
export function StoreLinks(props: { readonly storeId: string; readonly phone: string | null | undefined }) {
  const { storeId, phone } = props
  const shopLink = useShopLink()
  return (
    <div className={css.links}>
      {phone === undefined && (
        <div className={css.row}>
          <Skeleton shape="text" width="half" />
        </div>
      )}
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
      <RowLink href={shopLink(`stores/${encodeURIComponent(storeId)}#directions`)}>
        <Icon name="pin" />
        <span>
          <Trans>Directions</Trans>
        </span>
      </RowLink>
    </div>
  )
}
