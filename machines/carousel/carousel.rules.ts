/** Carousels and banners turn every five seconds (orders.md §9). */
export const rotationIntervalMs = 5_000

/** The banner `by` steps away, round the end and the start. */
export const turn = ({ index, count }: { index: number; count: number }, by: number): number =>
  count < 1 ? 0 : (index + by + count) % count
