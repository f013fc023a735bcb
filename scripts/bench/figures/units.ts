export type Unit = 'ms' | 'bytes' | 'count' | 'times' | 'shift'

/** Kilobytes are thousands of bytes. */
const writers: Readonly<Record<Unit, (value: number) => string>> = {
  ms: (value) => `${Math.round(value)} ms`,
  bytes: (value) => `${(value / 1000).toFixed(1)} kB`,
  count: (value) => String(Math.round(value)),
  times: (value) => `${value.toFixed(2)} ×`,
  shift: (value) => value.toFixed(4),
}

/** A figure as tables have it. */
export const written = (value: number | null, unit: Unit): string =>
  value === null ? '–' : writers[unit](value)
