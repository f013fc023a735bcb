import type { OrderItem } from '../../contract/orders/order-item.ts'
import { type PathLocale, pathPrefix } from '../languages/locale.ts'
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

export type ItemActionsInput = LinkPolicy & {
  readonly canWriteReview: boolean
  readonly canTrack: boolean
  /** Both of `itemReturnsOf`. */
  readonly canReturn: boolean
  readonly canViewReturn: boolean
  /** Country and locale of the shopper's address: a link to a page of the orders keeps them. */
  readonly place: Pick<PathLocale, 'country' | 'locale'>
}

const mayOffer = (name: ItemActionName, input: ItemActionsInput): boolean => {
  if (name === 'writeReview') return input.canWriteReview
  if (name === 'trackShipment') return input.canTrack
  if (name === 'return') return input.canReturn
  return name === 'viewReturn' ? input.canViewReturn : true
}

/** A link to a page of the orders, with country and locale of the address. */
export const inPlace = (link: string, place: ItemActionsInput['place']): string =>
  link.startsWith('/orders/') ? `${pathPrefix(place)}${link}` : link

/**
 * What a card offers, in the order of `itemActionNames`: the actions of the line's own map that lead somewhere safe. The
 * buy-again link carries the metric id (OD-16); a review only where one may be written (OD-10), tracking only under its
 * conditions (BA-04), returning and viewing a return only under theirs (RI-08, RI-10).
 */
export const offeredItemActions = (
  line: Pick<OrderItem, 'actions' | 'product'>,
  input: ItemActionsInput,
): readonly OfferedAction[] =>
  itemActionNames.flatMap((name): OfferedAction[] => {
    const action = Object.hasOwn(line.actions, name) ? line.actions[name] : null
    const link = safeLink(action?.webLink, input)
    if (link === null || !mayOffer(name, input)) return []
    if (name === 'buyItAgain') return [{ name, link: buyAgainLink(link, line.product.metricId) }]
    return [{ name, link: inPlace(link, input.place) }]
  })
