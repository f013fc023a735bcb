const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
})

/** `14:03:07.250`, in the reader's zone. */
export const clockTime = (at: number): string => clock.format(at)

/** `+1,250 ms` since the page began. */
export const sinceBegun = (at: number, begunAt: number): string =>
  `+${Math.max(0, Math.round(at - begunAt)).toLocaleString('en')} ms`

const units: readonly (readonly [number, string])[] = [
  [86_400_000, 'd'],
  [3_600_000, 'h'],
  [60_000, 'min'],
  [1_000, 's'],
]

/** How long something takes, in two units at most: `40 ms`, `1.2 s`, `19 min 58 s`. */
export const lasting = (ms: number): string => {
  if (ms < 1_000) return `${Math.round(ms)} ms`
  if (ms < 10_000) return `${Number((ms / 1_000).toFixed(1))} s`
  let rest = Math.round(ms / 1_000) * 1_000
  const first = units.findIndex(([length]) => rest >= length)
  const parts = units.slice(first, first + 2).flatMap(([length, name]) => {
    const count = Math.floor(rest / length)
    rest -= count * length
    return count > 0 ? [`${count} ${name}`] : []
  })
  return parts.join(' ')
}
