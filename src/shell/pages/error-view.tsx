import { Trans } from '@lingui/react/macro'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useApp } from '../../components/app/app-context.ts'
import { isGoneCode, startAgain, startAgainIfGone } from '../../components/app/gone-code.ts'
import { PageButton } from '../../components/links/links.tsx'
import { Message } from '../../components/page/message.tsx'
import { Button } from '../../ui/controls/button.tsx'

/**
 * A page that broke: a defect of ours, reported without contents, or code that is gone, for which the document is loaded anew.
 * Try again, or go to the orders.
 */
export function ErrorView({ error, reset }: ErrorComponentProps) {
  const { reportError } = useApp()
  useEffect(() => {
    reportError('unknown orders error', error instanceof Error ? error.name : 'not an error')
    startAgainIfGone(error)
  }, [error, reportError])
  return (
    <Message
      title={<Trans>This page stopped working</Trans>}
      actions={
        <>
          <Button onClick={isGoneCode(error) ? startAgain : reset}>
            <Trans>Try again</Trans>
          </Button>
          <PageButton tone="line" to="/{-$country}/{-$locale}/orders" reloadDocument>
            <Trans>Back to your orders</Trans>
          </PageButton>
        </>
      }
    >
      <Trans>Something went wrong on our side. Nothing you ordered has changed.</Trans>
    </Message>
  )
}
