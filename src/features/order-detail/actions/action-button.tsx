import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Order } from '../../../../contract/orders/order.ts'
import { safeLink } from '../../../../domain/links/links.ts'
import { returnsOf } from '../../../../domain/order-actions/order-returns.ts'
import { startReturn } from '../../../../domain/returns/start-return.ts'
import { shop } from '../../../../domain/shop-settings/shop.ts'
import { parcelsOf, trackingOf } from '../../../../domain/tracking/parcels.ts'
import { useApp } from '../../../components/app/app-context.ts'
import { PageButton } from '../../../components/links/links.tsx'
import { replacesPage } from '../../../components/links/replace-page.ts'
import { useHelpLink } from '../../../components/links/shop-links.ts'
import { useModal } from '../../../components/order/modals/use-modal.ts'
import { usePage } from '../../../components/order/use-page.ts'
import { Button, ButtonLink, type ButtonTone } from '../../../ui/controls/button.tsx'
import { GuestReturn } from '../../login-prompt/guest-return.tsx'
import { ReturnLink } from '../../login-prompt/return-link.tsx'

type Props = { readonly order: Order; readonly tone: ButtonTone }

/** Leads to the parcel, or to the list of parcels where there are several (BA-04). */
export function TrackAction({ order, tone }: Props) {
  const { track } = useApp()
  const { links } = usePage()
  const { open } = useModal()
  const tracking = trackingOf(parcelsOf(order, links))
  if (tracking === null) return null
  return tracking.kind === 'list' ? (
    <Button tone={tone} onClick={() => open('track')} data-action="track">
      <Trans>Track shipments</Trans>
    </Button>
  ) : (
    <ButtonLink
      tone={tone}
      href={tracking.href}
      {...replacesPage(() => track('Track Shipment Clicked', { parcels: 1 }))}
      data-action="track"
    >
      <Trans>Track shipment</Trans>
    </ButtonLink>
  )
}

/** Leads to the return, or to the list of returns where there are several. */
export function ViewReturnsAction({ order, tone }: Props) {
  const { track } = useApp()
  const { open } = useModal()
  const returns = returnsOf(order)
  const [first, ...others] = returns
  const tell = () => track('View Returns Clicked', { returns: returns.length })
  if (first === undefined) return null
  return others.length > 0 ? (
    <Button
      tone={tone}
      onClick={() => {
        tell()
        open('view-returns')
      }}
      data-action="viewReturns"
    >
      <Trans>View returns</Trans>
    </Button>
  ) : (
    <PageButton
      tone={tone}
      to="/{-$country}/{-$locale}/orders/returns/$orderNumber"
      params={{ orderNumber: first.returnNumber }}
      onClick={tell}
      data-action="viewReturns"
    >
      <Trans>View return</Trans>
    </PageButton>
  )
}

/** Starts a return: on its own page, at the global store, or with the mismatch modal first (OD-04, OD-14). */
export function ReturnAction({
  order,
  tone,
  children: words = <Trans>Return items</Trans>,
}: Props & { readonly children?: ReactNode }) {
  const { country, flags, standalone, links, isMember } = usePage()
  const { open } = useModal()
  const { enableOrderMismatchModal, enableLoginPrompt } = flags
  const start = startReturn({ order, country, standalone, enableOrderMismatchModal, site: shop.site })
  if (start.kind === 'external') {
    const href = safeLink(start.url, links)
    return (
      href && (
        <ButtonLink tone={tone} href={href} data-action="return">
          {words}
        </ButtonLink>
      )
    )
  }
  if (start.kind === 'mismatch') {
    return (
      <Button tone={tone} onClick={() => open('country-mismatch')} data-action="return">
        {words}
      </Button>
    )
  }
  if (!isMember && enableLoginPrompt) {
    return (
      <GuestReturn order={order} tone={tone}>
        {words}
      </GuestReturn>
    )
  }
  return (
    <ReturnLink order={order} tone={tone}>
      {words}
    </ReturnLink>
  )
}

export function GetHelpAction({ tone }: { readonly tone: ButtonTone }) {
  return (
    <ButtonLink tone={tone} href={useHelpLink()('contact')} data-action="getHelp">
      <Trans>Get help</Trans>
    </ButtonLink>
  )
}
