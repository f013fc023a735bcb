/** Which version of the call a visitor's suggestions come from: the experiment `shopSimilar` (docs/flags.md). */
export type SimilarArm = 'control' | 'v2'

/** What is asked for: by style colour in either version, by item where a line has no style colour (orders.md §7). */
export type SimilarRequest =
  | { readonly version: 'v1' | 'v2'; readonly by: 'colorWays'; readonly id: string }
  | { readonly version: 'v1'; readonly by: 'itemIds'; readonly id: string }

type Product = { readonly styleColor: string | null; readonly pid: string | null }

/** The visitor's arm; without A/B testing, or without an arm, the control. */
export const similarArm = (
  arms: Readonly<Record<string, string>>,
  { enableAbTesting }: { readonly enableAbTesting: boolean },
): SimilarArm =>
  enableAbTesting && Object.hasOwn(arms, 'shopSimilar') && arms.shopSimilar === 'v2' ? 'v2' : 'control'

/** How to ask for products like this one; `null` where nothing names it. */
export const similarRequestOf = ({ styleColor, pid }: Product, arm: SimilarArm): SimilarRequest | null => {
  if (styleColor) return { version: arm === 'v2' ? 'v2' : 'v1', by: 'colorWays', id: styleColor }
  return pid ? { version: 'v1', by: 'itemIds', id: pid } : null
}
