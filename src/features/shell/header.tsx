import { useLingui } from '@lingui/react/macro'
import { IconLink } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import wrap from '../../ui/wrap.module.css'
import { useApp, useShop } from '../app-context.ts'
import { BagLink } from '../shop/bag-link.tsx'
import { useStateName } from '../state-name.ts'
import { Account } from './account.tsx'
import css from './header.module.css'
import { Menu } from './menu.tsx'
import { useShopLink } from './shop-links.ts'
import { useShopSections } from './shop-sections.tsx'

/** Brand, the shop's sections, search, account and bag. */
export function Header() {
  const { t } = useLingui()
  const { name } = useShop()
  const shopLink = useShopLink()
  const sections = useShopSections()
  const session = useStateName(useApp().session)
  return (
    <header className={css.top} data-flow="session" data-state={session}>
      <div className={cx(wrap.wrap, css.in)}>
        <a className={css.brand} href={shopLink('')} aria-label={name} translate="no">
          {name.toLowerCase()}
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
          <IconLink href={shopLink('search')} label={t({ message: 'Search', context: 'header' })}>
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
