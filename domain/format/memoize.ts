/** More than a shop has; whoever asks for everything there is does not fill the memory of a host. */
const maxKept = 500

/**
 * Keeps what a pure function of plain values gave: `Intl` formatters are slow to make and quick to use. What was made first goes
 * where too much is kept.
 */
export const memoize = <A extends readonly (string | undefined)[], R>(
  make: (...args: A) => R,
): ((...args: A) => R) => {
  const made = new Map<string, R>()
  return (...args) => {
    const key = JSON.stringify(args)
    const known = made.get(key)
    if (known !== undefined) return known
    const [oldest] = made.keys()
    if (made.size >= maxKept && oldest !== undefined) made.delete(oldest)
    const fresh = make(...args)
    made.set(key, fresh)
    return fresh
  }
}
