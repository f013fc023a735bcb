/** `1 state`, `2 states`: a figure with what it counts. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
