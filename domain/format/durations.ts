/** Minutes of whole days (orders.md §9). */
export const minutesOfDays = (days: number): number => days * 1440

/** Milliseconds of whole days. */
export const msOfDays = (days: number): number => minutesOfDays(days) * 60_000
