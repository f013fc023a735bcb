import type { OrderItem } from '../../../contract/order-item.ts'
import { offeredItemActions } from '../../../domain/item-actions.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useActionText } from '../../action-text.tsx'
import { usePage } from '../use-page.ts'
import css from './groups.module.css'

/** What the line's own actions offer (OD-16). */
export function ItemLinks({ item }: { readonly item: OrderItem }) {
  const textOf = useActionText()
  const page = usePage()
  const actions = offeredItemActions(item, { ...page.links, canWriteReview: page.canWriteReview })
  if (actions.length === 0) return null
  return (
    <div className={css.links}>
      {actions.map(({ name, link }) => (
        <TextLink key={name} href={link} data-action={name}>
          {textOf(name)}
          <VisuallyHidden>: {item.product.title}</VisuallyHidden>
        </TextLink>
      ))}
    </div>
  )
}
