import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { IconButton } from '../ui/controls/button.tsx'
import { Icon } from '../ui/marks/icon.tsx'
import css from './header.module.css'
import { useShopSections } from './shop-sections.tsx'

/** The shop's sections where the header has no room for them (under 960 px). */
export function Menu() {
  const { t } = useLingui()
  const id = useId()
  const sections = useShopSections()
  return (
    <div className={css.small}>
      <IconButton
        label={t({
          message: 'Menu',
          context: 'header',
          comment: 'Names the icon that opens the sections of the shop, read out',
        })}
        popoverTarget={id}
      >
        <Icon name="menu" />
      </IconButton>
      <nav
        id={id}
        popover="auto"
        className={css.panel}
        aria-label={t({
          message: 'Menu',
          context: 'header',
          comment: 'Names the icon that opens the sections of the shop, read out',
        })}
      >
        {sections.map((section) => (
          <a key={section.href} href={section.href}>
            {section.name}
          </a>
        ))}
      </nav>
    </div>
  )
}
