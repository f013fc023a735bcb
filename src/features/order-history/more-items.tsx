import { Plural } from '@lingui/react/macro'

/** Lines of an order that a list does not carry. */
export function MoreItems({ moreLines }: { readonly moreLines: number }) {
  return <Plural value={moreLines} one="# more item in this order" other="# more items in this order" />
}
