import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { VisitRefusal } from '../../../contract/pickup/visit.ts'
import { Unconfirmed, UnconfirmedTitle } from '../../components/attempt/unconfirmed.tsx'
import { PageButton } from '../../components/links/links.tsx'
import { ContactWays } from '../../components/store/contact-ways.tsx'
import { Button, type ButtonTone } from '../../ui/controls/button.tsx'
import { Note } from '../../ui/marks/note.tsx'
import text from '../../ui/text.module.css'
import { BroughtReturns } from './brought-returns.tsx'
import css from './on-the-way.module.css'
import { useOnTheWay, useWay } from './on-the-way-context.ts'
import { WayFrame } from './way-frame.tsx'

function ViewOrder({ tone = 'black' }: { readonly tone?: ButtonTone }) {
  const orderNumber = useWay(({ context }) => context.orderNumber)
  return (
    <PageButton tone={tone} to="/{-$country}/{-$locale}/orders/sales/$orderNumber" params={{ orderNumber }}>
      <Trans>View order</Trans>
    </PageButton>
  )
}

function Look({ tone = 'line', children }: { readonly tone?: ButtonTone; readonly children: ReactNode }) {
  const actor = useOnTheWay()
  return (
    <Button tone={tone} onClick={() => actor.send({ type: 'visit.look' })}>
      {children}
    </Button>
  )
}

function Retry({ tone = 'black' }: { readonly tone?: ButtonTone }) {
  const actor = useOnTheWay()
  return (
    <Button tone={tone} onClick={() => actor.send({ type: 'visit.retry' })}>
      <Trans>Try again</Trans>
    </Button>
  )
}

function StoreWays() {
  const store = useWay(({ context }) => context.known?.store ?? null)
  const orderNumber = useWay(({ context }) => context.orderNumber)
  return <ContactWays store={store} orderNumber={orderNumber} />
}

/** The store expects nobody; the order waits. */
export function TakenBack() {
  const actor = useOnTheWay()
  return (
    <WayFrame title={<Trans>The store isn’t expecting you</Trans>}>
      <p className={text.read}>
        <Trans>Your order is still waiting. Tell the store again once you know when you’re coming.</Trans>
      </p>
      <div className={css.actions}>
        <Button onClick={() => actor.send({ type: 'visit.begin' })}>
          <Trans>Set a new time</Trans>
        </Button>
        <ViewOrder tone="line" />
      </div>
    </WayFrame>
  )
}

/** Order and returns changed hands. */
export function Over() {
  const known = useWay(({ context }) => context.known)
  return (
    <WayFrame title={<Trans>Enjoy your order</Trans>}>
      <p className={text.read}>
        <Trans>We’ve handed it over to you. If something’s missing, tell the store right away.</Trans>
      </p>
      <div className={css.actions}>
        <ViewOrder />
      </div>
      {known?.visit && <BroughtReturns known={{ ...known, visit: known.visit }} />}
    </WayFrame>
  )
}

const refusals: Readonly<Record<VisitRefusal, { readonly title: ReactNode; readonly words: ReactNode }>> = {
  notReady: {
    title: <Trans>Your order isn’t ready yet</Trans>,
    words: <Trans>We’ll email you when it’s ready. Then you can tell the store when you’re coming.</Trans>,
  },
  over: {
    title: <Trans>Your order was picked up</Trans>,
    words: <Trans>There’s nothing left to pick up. If that wasn’t you, contact us.</Trans>,
  },
  cancelled: {
    title: <Trans>This order is canceled</Trans>,
    words: <Trans>There’s nothing to pick up. The order shows what happens to your money.</Trans>,
  },
  noStore: {
    title: <Trans>This order isn’t picked up at a store</Trans>,
    words: <Trans>The order shows where it is and how it gets to you.</Trans>,
  },
}

/** Nobody can be expected for this order, or not yet. */
export function Closed() {
  const refusal = useWay(({ context }) => context.known?.refusal ?? 'noStore')
  const { title, words } = refusals[refusal]
  return (
    <WayFrame title={title}>
      <p className={text.read}>{words}</p>
      <div className={css.actions}>
        <ViewOrder />
        {refusal === 'notReady' && (
          <Look>
            <Trans>Check again</Trans>
          </Look>
        )}
      </div>
    </WayFrame>
  )
}

/** Whether the store knows cannot be found out. */
export function UnconfirmedVisit() {
  return (
    <WayFrame title={<UnconfirmedTitle />}>
      <Unconfirmed>
        <Trans>Check what the store knows. You can also tell it again; it won’t count twice.</Trans>
      </Unconfirmed>
      <div className={css.actions}>
        <Look tone="black">
          <Trans>Check again</Trans>
        </Look>
        <Retry tone="line" />
        <StoreWays />
      </div>
    </WayFrame>
  )
}

/** Nothing changed at the store. */
export function NotTold() {
  const isTooOften = useWay(({ context }) => context.refusedAs === 'rate_limited')
  return (
    <WayFrame title={<Trans>The store wasn’t told</Trans>}>
      <Note tone="bad" live="alert">
        <p>
          {isTooOften ? (
            <Trans>You’ve changed the time too often today. Just come, or call the store.</Trans>
          ) : (
            <Trans>Something went wrong on our side. We’ve kept what you entered.</Trans>
          )}
        </p>
      </Note>
      <div className={css.actions}>
        {!isTooOften && <Retry />}
        <Look>
          <Trans comment="Button: to the step before (direction). Up to 11 characters">Back</Trans>
        </Look>
        <StoreWays />
      </div>
    </WayFrame>
  )
}
