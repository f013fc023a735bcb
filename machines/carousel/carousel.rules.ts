/** Carousels and banners turn every five seconds (orders.md §9). */
export const rotationIntervalMs = 5_000

/** The banner after this one, round the end. */
export const nextIndex = ({ index, count }: { readonly index: number; readonly count: number }): number =>
  count < 1 ? 0 : (index + 1) % count
