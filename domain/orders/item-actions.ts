import type { OrderItem } from '../../contract/orders/order-item.ts'
import { buyAgainLink, type LinkPolicy, safeLink } from '../links/links.ts'

/** Actions that a card knows how to offer (orders.md §3, OD-16). */
export const itemActionNames = [
  'buyItAgain',
  'trackShipment',
  'return',
  'viewReturn',
  'writeReview',
  'getHelp',
] as const
export type ItemActionName = (typeof itemActionNames)[number]

export type OfferedAction = { readonly name: ItemActionName; readonly link: string }

/**
 * What a card offers, in the order of `itemActionNames`: the actions of the line's own map that lead somewhere safe. The
 * buy-again link carries the metric id (OD-16); a review only where one may be written (OD-10), tracking only under its
 * conditions (BA-04).
 */
export const offeredItemActions = (
  line: Pick<OrderItem, 'actions' | 'product'>,
  input: LinkPolicy & { readonly canWriteReview: boolean; readonly canTrack: boolean },
): readonly OfferedAction[] =>
  itemActionNames.flatMap((name) => {
    const action = Object.hasOwn(line.actions, name) ? line.actions[name] : null
    const link = safeLink(action?.webLink, input)
    if (link === null) return []
    if (name === 'writeReview' && !input.canWriteReview) return []
    if (name === 'trackShipment' && !input.canTrack) return []
    return [{ name, link: name === 'buyItAgain' ? buyAgainLink(link, line.product.metricId) : link }]
  })
