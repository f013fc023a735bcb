/** The middle of what was measured; null where half or more of it is. */
export function median(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).toSorted((a, b) => a - b)
  if (known.length * 2 <= values.length) return null
  const middle = Math.floor(known.length / 2)
  const [low, high] = [known[middle - 1], known[middle]]
  if (high === undefined) return null
  return known.length % 2 === 1 || low === undefined ? high : (low + high) / 2
}

/** A record whose every figure is the median of those of the others. */
export function medians<T extends Readonly<Record<string, number | null>>>(all: readonly T[]): T {
  const [first] = all
  if (!first) throw new RangeError('nothing was measured')
  return Object.fromEntries(
    Object.keys(first).map((key) => [key, median(all.map((one) => one[key] ?? null))]),
  ) as T
}

/** The value that `share` of the sorted values do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0
}

export function sumOf<T>(all: readonly T[], measure: (one: T) => number): number {
  return all.reduce((sum, one) => sum + measure(one), 0)
}

export function ratio(
  measured: number | null | undefined,
  reference: number | null | undefined,
): number | null {
  return measured == null || !reference ? null : measured / reference
}

/** Total Blocking Time: what tasks after the first paint take beyond 50 ms each. */
export function blockingTime(
  tasks: readonly { readonly start: number; readonly duration: number }[],
  from: number,
): number {
  return sumOf(tasks, ({ start, duration }) => Math.max(0, start + duration - Math.max(start, from) - 50))
}

export function countBefore(requests: readonly { readonly begun: number }[], moment: number): number {
  return requests.filter(({ begun }) => begun < moment).length
}
