import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { OrderItem } from '../../../contract/orders/order-item.ts'
import { selectBuyAgainView } from '../../../machines/buy-again/buy-again.selectors.ts'
import { useApp } from '../../components/app/app-context.ts'
import { useLate } from '../../components/late/use-late.ts'
import { useShopLink } from '../../components/links/shop-links.ts'
import { useActionText } from '../../components/words/action-text.tsx'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'

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

/** The button, whose chart and mini cart come with the first press. */
function AddAction({ line, skuId, link, tone }: Props & { readonly skuId: string }) {
  const app = useApp()
  const textOf = useActionText()
  const bagLink = useShopLink()('cart')
  const inBag = useRef<HTMLAnchorElement>(null)
  const { started, isComing, begin } = useLate(
    async () => {
      const { startBuyAgain } = await import('./start-buy-again.ts')
      return startBuyAgain(app, { product: line.product, skuId, link })
    },
    () => location.assign(link),
  )
  const known = useSelector(started?.buyAgain, (snapshot) =>
    snapshot ? selectBuyAgainView(snapshot) : 'idle',
  )
  const view = isComing ? 'adding' : known
  const title = <VisuallyHidden>: {line.product.title}</VisuallyHidden>
  const marks = { tone, 'data-action': 'buyItAgain', 'data-flow': 'buyAgain', 'data-state': view } as const
  if (view === 'added' || view === 'unavailable') {
    return (
      <>
        <ButtonLink {...marks} ref={inBag} href={view === 'added' ? bagLink : link}>
          {view === 'added' ? <Trans>View in bag</Trans> : textOf('buyItAgain')}
          {title}
        </ButtonLink>
        {started && <started.MiniCart actor={started.miniCart} returnTo={inBag} />}
      </>
    )
  }
  const loading = view === 'adding' ? <Trans>Adding</Trans> : <Trans>Checking</Trans>
  return (
    <Button
      {...marks}
      onClick={begin}
      {...(view !== 'idle' && {
        loading: (
          <>
            <span role="status">{loading}</span>
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
