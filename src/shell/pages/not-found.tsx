import { Trans } from '@lingui/react/macro'
import { useMember } from '../../components/app/app-context.ts'
import { PageButton, PageRowLink } from '../../components/links/links.tsx'
import { useShopLink } from '../../components/links/shop-links.ts'
import frame from '../../components/page/message.module.css'
import { PictureWall } from '../../components/page/picture-wall.tsx'
import { RowLink } from '../../ui/controls/text-link.tsx'
import { cx } from '../../ui/cx.ts'
import wrap from '../../ui/layout/wrap.module.css'
import { Icon } from '../../ui/marks/icon.tsx'
import text from '../../ui/text.module.css'
import css from './not-found.module.css'

/** Nothing of the address that is none goes along. */
const lookup = { orderNumber: undefined, _splat: undefined } as const

/**
 * No page is at this address: says so, leads to the orders, or to the lookup for who is not signed in, and names the other ways
 * on: the lookup or the orders, help, the shop.
 */
export function NotFound() {
  const isMember = useMember() !== null
  return (
    <div className={cx(wrap.wrap, frame.section)}>
      <div className={css.page}>
        <div className={css.words}>
          <h1 className={text.display} tabIndex={-1}>
            <Trans>We can’t find this page</Trans>
          </h1>
          <p className={text.read}>
            <Trans>The address may be mistyped, or the page has moved. Your orders haven’t changed.</Trans>
          </p>
          {isMember ? (
            <PageButton to="/{-$country}/{-$locale}/orders">
              <Trans comment="Tab beside “Partner orders”; heading of a list, and link to it. Up to 23 characters">
                Your orders
              </Trans>
            </PageButton>
          ) : (
            <PageButton to="/{-$country}/{-$locale}/orders/details/{-$orderNumber}/$" params={lookup}>
              <Trans>Find an order</Trans>
            </PageButton>
          )}
          <OtherWays isMember={isMember} />
        </div>
        <PictureWall />
      </div>
    </div>
  )
}

function OtherWays({ isMember }: { readonly isMember: boolean }) {
  const shopLink = useShopLink()
  return (
    <section className={css.ways} data-part="other-ways">
      <h2 className={text.h3}>
        <Trans>You may be looking for</Trans>
      </h2>
      {isMember ? (
        <PageRowLink to="/{-$country}/{-$locale}/orders/details/{-$orderNumber}/$" params={lookup}>
          <Icon name="search" />
          <span>
            <Trans>An order you placed as a guest</Trans>
          </span>
        </PageRowLink>
      ) : (
        <PageRowLink to="/{-$country}/{-$locale}/orders">
          <Icon name="user" />
          <span>
            <Trans>Sign in to see your orders</Trans>
          </span>
        </PageRowLink>
      )}
      <RowLink href={shopLink('help')}>
        <Icon name="chat" />
        <span>
          <Trans>Help with orders, returns, and refunds</Trans>
        </span>
      </RowLink>
      <RowLink href={shopLink('new')}>
        <Icon name="bag" />
        <span>
          <Trans>What’s new in the shop</Trans>
        </span>
      </RowLink>
    </section>
  )
}
