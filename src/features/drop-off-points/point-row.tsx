import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type {
  DropOffPoint,
  DropOffPointKind,
  DropOffPointNearby,
  DropOffService,
} from '../../../contract/returns/drop-off-points.ts'
import { addressLines } from '../../../domain/orders/address-lines.ts'
import { useShopLink } from '../../components/links/shop-links.ts'
import { useOpeningNow } from '../../components/store/use-opening-now.ts'
import { Distance } from '../../components/words/distance.tsx'
import { listOf } from '../../components/words/list-of.ts'
import { StoreOpen } from '../../components/words/store-open.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { cx } from '../../ui/cx.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import text from '../../ui/text.module.css'
import css from './drop-off-points.module.css'

const kinds: Readonly<Record<DropOffPointKind, ReactNode>> = {
  POST_OFFICE: <Trans>Post office</Trans>,
  PARCEL_SHOP: <Trans>Local shop</Trans>,
  LOCKER: <Trans>Locker</Trans>,
  STORE_COUNTER: <Trans>Counter in a store</Trans>,
}

/** A point: how far, what and where it is, whether it is open now, and what need not be brought. */
export function PointRow(props: { readonly nearby: DropOffPointNearby; readonly service: DropOffService }) {
  const { point, distanceMeters } = props.nearby
  const { _ } = useLingui()
  const { area, postalCode, kind } = point
  const lines = addressLines({ ...point, address4: null, county: area, zipCode: postalCode, country: null })
  const name = point.name ?? lines[0] ?? ''
  return (
    <li className={css.point} data-point={point.id}>
      <div className={css.head}>
        <p className={text.strong}>
          <bdi>{name}</bdi>
        </p>
        {distanceMeters !== null && <Distance meters={distanceMeters} />}
      </div>
      <p className={text.soft}>
        {kind && (
          <>
            {kinds[kind]}
            {' · '}
          </>
        )}
        <bdi>{listOf(lines, _)}</bdi>
      </p>
      <StoreOpen store={point} at={useOpeningNow(point)} />
      <Takes point={point} service={props.service} />
      <Directions id={point.id} name={name} />
    </li>
  )
}

/** What is not needed there: a box, and a label or a printer for it. */
function Takes({ point, service }: { readonly point: DropOffPoint; readonly service: DropOffService }) {
  const { takesWithoutBox, takesCodes, printsLabels } = point
  const takes = [
    { id: 'box', isTaken: takesWithoutBox, words: <Trans>No box needed</Trans> },
    { id: 'code', isTaken: service === 'paperless' && takesCodes, words: <Trans>No label needed</Trans> },
    { id: 'label', isTaken: service === 'dropoff' && printsLabels, words: <Trans>Prints labels</Trans> },
  ].filter(({ isTaken }) => isTaken)
  if (takes.length === 0) return null
  return (
    <ul className={cx(css.takes, text.small)}>
      {takes.map(({ id, words }) => (
        <li key={id}>{words}</li>
      ))}
    </ul>
  )
}

function Directions({ id, name }: { readonly id: string; readonly name: string }) {
  const shopLink = useShopLink()
  return (
    <TextLink
      forward
      href={shopLink(`drop-off-points/${encodeURIComponent(id)}#directions`)}
      target="_blank"
      rel="noopener"
    >
      <span>
        <Trans>
          Directions
          <VisuallyHidden>
            {' '}
            to <bdi>{name}</bdi> in a new tab
          </VisuallyHidden>
        </Trans>
      </span>
    </TextLink>
  )
}
