import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useMember } from '../../components/app/app-context.ts'
import { ContactUs } from '../../components/links/contact-us.tsx'
import { PageButton } from '../../components/links/links.tsx'
import frame from '../../components/page/message.module.css'
import { useSignIn } from '../../components/page/sign-in.ts'
import { Button, type ButtonTone } from '../../ui/controls/button.tsx'
import text from '../../ui/text.module.css'
import { useOnTheWay, useWay } from './on-the-way-context.ts'
import { WaySkeleton } from './way-skeleton.tsx'

function InPlace(props: {
  readonly title: ReactNode
  readonly children: ReactNode
  readonly actions: ReactNode
}) {
  return (
    <div className={frame.message}>
      <h1 className={text.display} tabIndex={-1}>
        {props.title}
      </h1>
      <p className={text.pretty}>{props.children}</p>
      <div className={frame.actions}>{props.actions}</div>
    </div>
  )
}

function TryAgain({ tone = 'black' }: { readonly tone?: ButtonTone }) {
  const actor = useOnTheWay()
  return (
    <Button tone={tone} onClick={() => actor.send({ type: 'visit.look' })}>
      <Trans>Try again</Trans>
    </Button>
  )
}

/** No order of this member has the number. */
export function UnknownOrder() {
  const orderNumber = useWay(({ context }) => context.orderNumber)
  return (
    <InPlace
      title={<Trans>We can’t find this order</Trans>}
      actions={
        <>
          <PageButton to="/{-$country}/{-$locale}/orders">
            <Trans>See all orders</Trans>
          </PageButton>
          <TryAgain tone="line" />
          <ContactUs />
        </>
      }
    >
      <Trans>
        None of your orders has the number <bdi className={text.strong}>{orderNumber}</bdi>. Check it letter
        by letter, or pick the order from your list.
      </Trans>
    </InPlace>
  )
}

/** There is no connection: it goes on by itself. */
export function Offline() {
  return (
    <InPlace title={<Trans>You’re offline</Trans>} actions={<TryAgain tone="line" />}>
      <Trans>You can tell the store as soon as you’re back online. Your order waits for you.</Trans>
    </InPlace>
  )
}

/** It did not come. */
export function Failed() {
  return (
    <InPlace
      title={<Trans>We couldn’t load your pickup</Trans>}
      actions={
        <>
          <TryAgain />
          <ContactUs />
        </>
      }
    >
      <Trans>Something went wrong on our side. Your order is safe. Try again in a moment.</Trans>
    </InPlace>
  )
}

/** A member whose session has ended signs in again; for a guest the lookup takes over. */
export function Leaving() {
  const isMember = useMember() !== null
  const signIn = useSignIn()
  if (!isMember) return <WaySkeleton />
  return (
    <InPlace
      title={<Trans>You’ve been signed out</Trans>}
      actions={
        <Button onClick={signIn}>
          <Trans>Sign in</Trans>
        </Button>
      }
    >
      <Trans>Sign in again and you’ll come back to this page.</Trans>
    </InPlace>
  )
}
