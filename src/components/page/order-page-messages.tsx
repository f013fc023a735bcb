import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import text from '../../ui/text.module.css'
import { useMember } from '../app/app-context.ts'
import { ContactUs } from '../links/contact-us.tsx'
import { PageButton } from '../links/links.tsx'
import { InPlace } from './message.tsx'
import { useSignIn } from './sign-in.ts'

type Retrying = { readonly onRetry: () => void }

/** No order of this member has the number, or it is a return's. */
export function UnknownOrderMessage({ orderNumber, onRetry }: Retrying & { readonly orderNumber: string }) {
  return (
    <InPlace
      title={<Trans>We can’t find this order</Trans>}
      actions={
        <>
          <PageButton to="/{-$country}/{-$locale}/orders">
            <Trans>See all orders</Trans>
          </PageButton>
          <Button tone="line" onClick={onRetry}>
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

/** There is no connection: it goes on by itself; `children` say with what. */
export function OfflineMessage({ children, onRetry }: Retrying & { readonly children: ReactNode }) {
  return (
    <InPlace
      title={<Trans>You’re offline</Trans>}
      actions={
        <Button tone="line" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {children}
    </InPlace>
  )
}

/** It did not come: try again, or contact us. */
export function FailedMessage(props: Retrying & { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <InPlace
      title={props.title}
      actions={
        <>
          <Button onClick={props.onRetry}>
            <Trans>Try again</Trans>
          </Button>
          <ContactUs />
        </>
      }
    >
      {props.children}
    </InPlace>
  )
}

/** A member whose session has ended signs in again; for a guest the lookup takes over, and the page keeps its shape until then. */
export function LeavingMessage({ skeleton }: { readonly skeleton: ReactNode }) {
  const isMember = useMember() !== null
  const signIn = useSignIn()
  if (!isMember) return skeleton
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
