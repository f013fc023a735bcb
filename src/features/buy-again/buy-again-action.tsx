import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { OrderItem } from '../../../contract/orders/order-item.ts'
import { selectBuyAgainView } from '../../../machines/buy-again/buy-again.selectors.ts'
import { useAttempt } from '../../components/attempt/use-attempt.ts'
import { useShopLink } from '../../components/links/shop-links.ts'
import { useActionText } from '../../components/words/action-text.tsx'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { MiniCart } from '../mini-cart/mini-cart.tsx'
import { useBuyAgain } from './use-buy-again.ts'

type Props = {
  readonly line: Pick<OrderItem, 'skuId' | 'product'>
  /** The order URL, already checked; it carries the metric id (OD-16). */
  readonly link: string
  readonly tone: 'line' | 'quiet'
}

/** Buys one more of a line (BA-01). A line that names no sku leads to the shop's own page of the product. */
export function BuyAgainAction({ line, link, tone }: Props) {
  const textOf = useActionText()
  if (line.skuId) return <AddAction {...{ line, link, tone }} skuId={line.skuId} />
  return (
    <ButtonLink href={link} tone={tone} data-action="buyItAgain">
      {textOf('buyItAgain')}
      <VisuallyHidden>: {line.product.title}</VisuallyHidden>
    </ButtonLink>
  )
}

/** The button, and the mini cart that opens over what it has added. */
function AddAction({ line, skuId, link, tone }: Props & { readonly skuId: string }) {
  const textOf = useActionText()
  const bagLink = useShopLink()('cart')
  const inBag = useRef<HTMLAnchorElement>(null)
  const { buyAgain, miniCart } = useBuyAgain({ product: line.product, skuId, link })
  const view = useSelector(buyAgain, selectBuyAgainView)
  const attempt = useAttempt(buyAgain)
  const title = <VisuallyHidden>: {line.product.title}</VisuallyHidden>
  const isChecking = view === 'adding' && attempt.view === 'checking'
  const marks = {
    tone,
    'data-action': 'buyItAgain',
    'data-flow': 'buyAgain',
    'data-state': isChecking ? 'checking' : view,
  } as const
  if (view === 'idle' || view === 'adding') {
    return (
      <Button
        {...marks}
        onClick={() => buyAgain.send({ type: 'buyAgain.press' })}
        {...(view === 'adding' && {
          loading: (
            <>
              <span role="status">{isChecking ? <Trans>Checking</Trans> : <Trans>Adding</Trans>}</span>
              {title}
            </>
          ),
        })}
      >
        {textOf('buyItAgain')}
        {title}
      </Button>
    )
  }
  const words = {
    added: <Trans>View in bag</Trans>,
    unconfirmed: <Trans>Check your bag first</Trans>,
    unavailable: textOf('buyItAgain'),
  }
  return (
    <>
      <ButtonLink {...marks} ref={inBag} href={view === 'unavailable' ? link : bagLink}>
        {words[view]}
        {title}
      </ButtonLink>
      {view === 'unconfirmed' && (
        <VisuallyHidden role="alert">
          <Trans>We can’t tell whether it was added. Look in your bag before you add it again.</Trans>
        </VisuallyHidden>
      )}
      <MiniCart actor={miniCart} returnTo={inBag} />
    </>
  )
}
