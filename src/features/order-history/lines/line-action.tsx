import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { HistoryItem } from '../../../../contract/orders/orders.ts'
import type { HistoryAction } from '../../../../domain/order-actions/history-actions.ts'
import { useFlags } from '../../../components/app/app-context.ts'
import { instructionsRoute } from '../../../components/links/instructions-route.ts'
import { PageButton } from '../../../components/links/links.tsx'
import { OwnPageButton } from '../../../components/links/own-page-button.tsx'
import { replacesPage } from '../../../components/links/replace-page.ts'
import { FinishPayingAction } from '../../../components/payment/finish-paying-action.tsx'
import { useActionText } from '../../../components/words/action-text.tsx'
import { ButtonLink, type ButtonTone } from '../../../ui/controls/button.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { BuyAgainAction } from '../../buy-again/buy-again-action.tsx'

const texts = {
  pickupCode: msg`Show pickup code`,
  returnLabel: msg`Show label`,
  returnCode: msg`Show return code`,
  cancel: msg({ message: 'Cancel order', comment: 'Button: asks whether to cancel the order (verb)' }),
  trackReturn: msg`Track return`,
}

type Props = {
  readonly action: HistoryAction
  readonly line: HistoryItem
  readonly tone: ButtonTone
}

/** One thing that a line offers. */
export function LineAction({ action, line, tone }: Props) {
  const { _ } = useLingui()
  const textOf = useActionText()
  const flags = useFlags()
  const { orderNumber } = line
  const page = { tone, params: { orderNumber }, 'data-action': action.name }
  switch (action.name) {
    case 'pay':
      return <FinishPayingAction finish={action.finish} orderNumber={orderNumber} tone={tone} />
    case 'pickupCode':
      return (
        <PageButton to="/{-$country}/{-$locale}/orders/sales/$orderNumber/pickup" {...page}>
          {_(texts.pickupCode)}
        </PageButton>
      )
    case 'returnLabel':
    case 'returnCode':
      return (
        <PageButton to={instructionsRoute(flags)} {...page}>
          {_(texts[action.name])}
        </PageButton>
      )
    case 'buyItAgain':
      return <BuyAgainAction line={line} link={action.link} tone={tone === 'quiet' ? 'quiet' : 'line'} />
    case 'trackShipment':
      return (
        <ButtonLink href={action.link} {...replacesPage()} tone={tone} data-action={action.name}>
          <About line={line}>
            {line.orderType === 'RETURN_ORDER' ? _(texts.trackReturn) : textOf(action.name)}
          </About>
        </ButtonLink>
      )
    case 'cancel':
      return (
        <OwnPageButton href={action.link} tone={tone} data-action={action.name}>
          {_(texts.cancel)}
        </OwnPageButton>
      )
    default:
      return (
        <OwnPageButton href={action.link} tone={tone} data-action={action.name}>
          <About line={line}>{textOf(action.name)}</About>
        </OwnPageButton>
      )
  }
}

/** Words of an action, and for those who listen what it is about. */
function About({ line, children }: { readonly line: HistoryItem; readonly children: ReactNode }) {
  return (
    <>
      {children}
      <VisuallyHidden>: {line.product.title}</VisuallyHidden>
    </>
  )
}
