import { useLingui } from '@lingui/react/macro'
import { shop } from '../../domain/shop-settings/shop.ts'
import { useApp } from '../components/app/app-context.ts'
import { useStateName } from '../components/app/state-name.ts'
import { useShopLink } from '../components/links/shop-links.ts'
import { BagLink } from '../features/bag-count/bag-link.tsx'
import { IconLink } from '../ui/controls/button.tsx'
import { cx } from '../ui/cx.ts'
import wrap from '../ui/layout/wrap.module.css'
import { Icon } from '../ui/marks/icon.tsx'
import { Account } from './account/account.tsx'
import css from './header.module.css'
import { Menu } from './menu.tsx'
import { useShopSections } from './shop-sections.tsx'

/** Brand, the shop's sections, search, account and bag. */
export function Header() {
  const { t } = useLingui()
  const shopLink = useShopLink()
  const sections = useShopSections()
  const session = useStateName(useApp().session)
  return (
    <header className={css.top} data-flow="session" data-state={session}>
      <div className={cx(wrap.wrap, css.in)}>
        <a className={css.brand} href={shopLink('')} aria-label={shop.name} translate="no">
          {shop.name.toLowerCase()}
          <i />
        </a>
        <nav
          className={css.nav}
          aria-label={t({ message: 'Shop', comment: 'Sections of the shop: women, men, kids' })}
        >
          {sections.map((section) => (
            <a key={section.href} href={section.href}>
              {section.name}
            </a>
          ))}
        </nav>
        <div className={css.tools}>
          <IconLink
            href={shopLink('search')}
            label={t({
              message: 'Search',
              context: 'header',
              comment:
                'Names the icon of a magnifying glass in the header, read out; and the page that it leads to',
            })}
          >
            <Icon name="search" />
          </IconLink>
          <Account />
          <BagLink />
          <Menu />
        </div>
      </div>
    </header>
  )
}
