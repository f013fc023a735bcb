/** Times that an unanswered request is sent once more before the shop's own page takes over. */
export const mostRepeats = 2

/** Before it is sent once more: 1, then 2 seconds. */
export const repeatDelayMs = (repeats: number): number => 1_000 * 2 ** Math.min(repeats, mostRepeats - 1)
