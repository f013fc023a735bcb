import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { miniCartMachine } from '../../../machines/mini-cart/mini-cart.machine.ts'
import { selectAddedProduct } from '../../../machines/mini-cart/mini-cart.selectors.ts'
import { usePlace } from '../../components/app/app-context.ts'
import { useShopLink } from '../../components/links/shop-links.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/controls/dialog.tsx'
import { AddedProductCard } from './added-product.tsx'
import css from './mini-cart.module.css'

type Props = {
  readonly actor: ActorRefFrom<typeof miniCartMachine>
  /** Takes the focus when the popup closes: the button that opened it is gone by then. */
  readonly returnTo: RefObject<HTMLElement | null>
}

/** What has just gone into the bag, from the side, or from beneath on a phone (BA-02). */
export function MiniCart({ actor, returnTo }: Props) {
  const { t } = useLingui()
  const shopLink = useShopLink()
  const { tag } = usePlace()
  const product = useSelector(actor, selectAddedProduct)
  if (product === null) return null
  const count = product.totalItemCount.toLocaleString(tag)
  return (
    <Dialog
      className={css.panel}
      title={<Trans>Added to your bag</Trans>}
      mark={{ mark: 'good', tone: 'good' }}
      close={{
        label: t({
          message: 'Close',
          comment: 'Names the × that closes a dialog or a notice, read out (verb)',
        }),
        onClose: () => actor.send({ type: 'dialog.dismiss' }),
      }}
      actions={
        <>
          <ButtonLink href={shopLink('cart')} tone="line">
            <Trans>View bag ({count})</Trans>
          </ButtonLink>
          <ButtonLink href={shopLink('checkout')}>
            <Trans>Checkout</Trans>
          </ButtonLink>
        </>
      }
      returnTo={returnTo}
      data-flow="miniCart"
      data-state="open"
    >
      <AddedProductCard product={product} />
    </Dialog>
  )
}
