import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { useApp } from '../app/app-context.ts'
import { PageButton } from '../links/links.tsx'
import { Message } from './message.tsx'

/** A page for guests, as a member sees it: calls with a token open the member's own orders alone (SE-02). */
export function MemberMessage(props: { readonly title: ReactNode; readonly children: ReactNode }) {
  const { session } = useApp()
  return (
    <Message
      title={props.title}
      actions={
        <>
          <PageButton to="/{-$country}/{-$locale}/orders">
            <Trans>Back to your orders</Trans>
          </PageButton>
          <Button tone="line" onClick={() => session.send({ type: 'session.signOut' })}>
            <Trans>Sign out</Trans>
          </Button>
        </>
      }
    >
      {props.children}
    </Message>
  )
}
