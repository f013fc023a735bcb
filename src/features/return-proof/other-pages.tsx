import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Unconfirmed, UnconfirmedTitle } from '../../components/attempt/unconfirmed.tsx'
import { ContactUs } from '../../components/links/contact-us.tsx'
import { PageButton } from '../../components/links/links.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Note } from '../../ui/marks/note.tsx'
import { Skeleton } from '../../ui/marks/skeleton.tsx'
import text from '../../ui/text.module.css'
import { ProofPage } from './proof-page.tsx'
import css from './return-proof.module.css'
import { useReturnProof } from './return-proof-context.ts'

function ViewReturn() {
  const { orderNumber } = useReturnProof().order
  return (
    <PageButton tone="line" to="/{-$country}/{-$locale}/orders/returns/$orderNumber" params={{ orderNumber }}>
      <Trans>View your return</Trans>
    </PageButton>
  )
}

/** What was sent before is on its way. */
export function LoadingPage() {
  return (
    <ProofPage title={<Trans>Proof of return</Trans>}>
      <div aria-busy="true" className={css.main}>
        <VisuallyHidden role="status">
          <Trans>Loading your receipt</Trans>
        </VisuallyHidden>
        <Skeleton shape="text" width="long" />
        <Skeleton shape="text" width="medium" />
        <Skeleton shape="head" width="half" />
      </div>
    </ProofPage>
  )
}

/** Nobody can say whether there is one. */
export function UnavailablePage() {
  const { actor } = useReturnProof()
  return (
    <ProofPage title={<Trans>We couldn’t load your receipt</Trans>}>
      <p className={text.read}>
        <Trans>Check your connection, then try again.</Trans>
      </p>
      <div className={css.actions}>
        <Button onClick={() => actor.send({ type: 'proof.retry' })}>
          <Trans>Try again</Trans>
        </Button>
        <ViewReturn />
        <ContactUs />
      </div>
    </ProofPage>
  )
}

/** Nothing was sent, and nothing can be. */
export function ClosedPage() {
  const { actor } = useReturnProof()
  const standing = useSelector(actor, ({ context }) => context.known?.standing)
  return (
    <ProofPage title={<Trans>No receipt needed</Trans>}>
      <p className={text.read}>
        {standing === 'store' ? (
          <Trans>You return this in a store. The receipt that you get there is your proof.</Trans>
        ) : standing === 'cancelled' ? (
          <Trans>This return was canceled, so nothing was sent.</Trans>
        ) : (
          <Trans>We have your package and your refund is made.</Trans>
        )}
      </p>
      <div className={css.actions}>
        <ViewReturn />
      </div>
    </ProofPage>
  )
}

/** Nothing was sent. */
export function FailedPage() {
  const { actor } = useReturnProof()
  return (
    <ProofPage title={<Trans>Your receipt wasn’t saved</Trans>}>
      <Note tone="bad" live="alert">
        <p>
          <Trans>Something went wrong on our side. Keep your receipt, and try again in a moment.</Trans>
        </p>
      </Note>
      <div className={css.actions}>
        <Button onClick={() => actor.send({ type: 'proof.retry' })}>
          <Trans>Try again</Trans>
        </Button>
        <Button tone="line" onClick={() => actor.send({ type: 'proof.edit' })}>
          <Trans comment="Button: “it” is the receipt that was added. Up to 11 characters">Change it</Trans>
        </Button>
        <ContactUs />
      </div>
    </ProofPage>
  )
}

/** Whether it was kept cannot be found out: what the host has says it. */
export function UnconfirmedPage() {
  const { actor } = useReturnProof()
  return (
    <ProofPage title={<UnconfirmedTitle />}>
      <Unconfirmed>
        <Trans>Check what we have first. If your receipt isn’t there, you can add it again.</Trans>
      </Unconfirmed>
      <div className={css.actions}>
        <Button onClick={() => actor.send({ type: 'proof.retry' })}>
          <Trans>Check again</Trans>
        </Button>
        <ContactUs />
      </div>
    </ProofPage>
  )
}
