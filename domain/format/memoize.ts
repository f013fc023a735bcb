/** Keeps what a pure function of plain values gave: `Intl` formatters are slow to make and quick to use. */
export const memoize = <A extends readonly (string | undefined)[], R>(
  make: (...args: A) => R,
): ((...args: A) => R) => {
  const made = new Map<string, R>()
  return (...args) => {
    const key = JSON.stringify(args)
    const known = made.get(key)
    if (known !== undefined) return known
    const fresh = make(...args)
    made.set(key, fresh)
    return fresh
  }
}
