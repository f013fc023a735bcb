import { Trans } from '@lingui/react/macro'
import { useMember } from '../../components/app/app-context.ts'
import { ContactUs } from '../../components/links/contact-us.tsx'
import { PageButton } from '../../components/links/links.tsx'
import { useSignIn } from '../../components/page/sign-in.ts'
import { Button } from '../../ui/controls/button.tsx'
import text from '../../ui/text.module.css'
import { InPlace } from '../refund-status/no-answer.tsx'
import { PapersSkeleton } from './papers-skeleton.tsx'
import type { PapersViewProps } from './use-papers-actor.ts'

/** No order of this member has the number, or it is a return's. */
export function UnknownOrder({ actor, orderNumber }: PapersViewProps) {
  return (
    <InPlace
      title={<Trans>We can’t find this order</Trans>}
      actions={
        <>
          <PageButton to="/{-$country}/{-$locale}/orders">
            <Trans>See all orders</Trans>
          </PageButton>
          <Button tone="line" onClick={() => actor.send({ type: 'papers.retry' })}>
            <Trans>Retry</Trans>
          </Button>
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
export function Offline({ actor }: PapersViewProps) {
  return (
    <InPlace
      title={<Trans>You’re offline</Trans>}
      actions={
        <Button tone="line" onClick={() => actor.send({ type: 'papers.retry' })}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>We’ll show your documents as soon as you’re back online.</Trans>
    </InPlace>
  )
}

/** It did not come. */
export function Failed({ actor }: PapersViewProps) {
  return (
    <InPlace
      title={<Trans>We couldn’t load your documents</Trans>}
      actions={
        <>
          <Button onClick={() => actor.send({ type: 'papers.retry' })}>
            <Trans>Try again</Trans>
          </Button>
          <ContactUs />
        </>
      }
    >
      <Trans>Something went wrong on our side. Try again in a moment.</Trans>
    </InPlace>
  )
}

/** A member whose session has ended signs in again; for a guest the lookup takes over. */
export function Leaving() {
  const isMember = useMember() !== null
  const signIn = useSignIn()
  if (!isMember) return <PapersSkeleton />
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
