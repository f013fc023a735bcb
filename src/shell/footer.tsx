import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isTaskPath } from '../../domain/pages/page-subject.ts'
import { shop } from '../../domain/shop-settings/shop.ts'
import { useFlags, usePathname } from '../components/app/app-context.ts'
import { PageLink } from '../components/links/links.tsx'
import { useHelpLink } from '../components/links/shop-links.ts'
import { cx } from '../ui/cx.ts'
import wrap from '../ui/layout/wrap.module.css'
import { CountrySwitch } from './country/country-switch.tsx'
import css from './footer.module.css'
import { useShopSections } from './shop-sections.tsx'

/**
 * Ways to help, the shop's sections, and country and language. Its height is the specification's (SH-11); under a task on a phone it
 * keeps to country and company, as nobody should scroll past the whole shop there.
 */
export function Footer() {
  const { t } = useLingui()
  const helpLink = useHelpLink()
  const { disableGiftCardLookup } = useFlags()
  const isUnderTask = isTaskPath(usePathname())
  return (
    <footer className={cx(css.foot, isUnderTask && css.underTask)}>
      <div className={cx(wrap.wrap, css.in)}>
        <nav className={css.columns} aria-label={t`Help and more`}>
          <Column
            title={
              <Trans comment="Heading of the list of orders, link back to it, and heading in the footer. Up to 16 characters">
                Orders
              </Trans>
            }
          >
            <PageLink
              to="/{-$country}/{-$locale}/orders/details/{-$orderNumber}/$"
              params={{ orderNumber: undefined, _splat: undefined }}
            >
              <Trans>Find an order</Trans>
            </PageLink>
            {!disableGiftCardLookup && (
              <PageLink to="/{-$country}/{-$locale}/orders/gift-card-lookup/$">
                <Trans>Gift card balance</Trans>
              </PageLink>
            )}
            <a href={helpLink('shipping')}>
              <Trans>Delivery</Trans>
            </a>
            <a href={helpLink('returns')}>
              <Trans>Returns</Trans>
            </a>
          </Column>
          <Column title={<Trans>Help</Trans>}>
            <a href={helpLink('contact')}>
              <Trans>Contact us</Trans>
            </a>
            <a href={helpLink('refunds')}>
              <Trans>Refunds</Trans>
            </a>
            <a href={helpLink('cancel')}>
              <Trans>Cancel an order</Trans>
            </a>
            <a href={helpLink('storeFinder')}>
              <Trans>Find a store</Trans>
            </a>
          </Column>
          <Column title={<Trans>Shop</Trans>}>
            <Sections />
          </Column>
        </nav>
        <div className={css.end}>
          <CountrySwitch />
          <p>© {shop.company}</p>
        </div>
      </div>
    </footer>
  )
}

function Column(props: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <p className={css.head}>{props.title}</p>
      {props.children}
    </div>
  )
}

function Sections() {
  return useShopSections().map((section) => (
    <a key={section.href} href={section.href}>
      {section.name}
    </a>
  ))
}
