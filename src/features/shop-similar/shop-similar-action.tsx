import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/controls/button.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Icon } from '../../ui/marks/icon.tsx'
import css from './shop-similar-action.module.css'
import type { LineSuggestions } from './use-shop-similar.ts'

/** Opens and closes the suggestions beneath a line (HI-09). */
export function ShopSimilarAction({ similar }: { readonly similar: LineSuggestions }) {
  const { title } = similar.product
  return (
    <Button
      tone="line"
      className={css.toggle}
      aria-expanded={similar.isOpen}
      onClick={similar.toggle}
      data-action="shopSimilar"
      {...(similar.isComing && { loading: <Trans>Loading</Trans> })}
    >
      <Trans>
        Shop similar<VisuallyHidden>: {title}</VisuallyHidden>
      </Trans>
      <Icon name="down" small />
    </Button>
  )
}

/** The suggestions themselves, once they have been asked for; or that their code did not come. */
export function ShopSimilarPanel({ similar }: { readonly similar: LineSuggestions }) {
  const { started, isLost, product } = similar
  if (isLost) {
    return (
      <p role="status">
        <Trans>The suggestions did not load. Try again.</Trans>
      </p>
    )
  }
  return started && <started.Suggestions actor={started.actor} title={product.title} />
}
