import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/controls/button.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Icon } from '../../ui/marks/icon.tsx'
import css from './shop-similar-action.module.css'
import { Suggestions } from './suggestions.tsx'
import type { LineSuggestions } from './use-shop-similar.ts'

/** Opens and closes the suggestions beneath a line (HI-09). */
export function ShopSimilarAction({ similar }: { readonly similar: LineSuggestions }) {
  const { title } = similar.product
  return (
    <Button
      tone="quiet"
      className={css.toggle}
      aria-expanded={similar.isOpen}
      onClick={similar.toggle}
      data-action="shopSimilar"
    >
      <Trans>
        Shop similar<VisuallyHidden>: {title}</VisuallyHidden>
      </Trans>
      <Icon name="down" small />
    </Button>
  )
}

/** The suggestions themselves. */
export function ShopSimilarPanel({ similar }: { readonly similar: LineSuggestions }) {
  return <Suggestions actor={similar.actor} title={similar.product.title} />
}
