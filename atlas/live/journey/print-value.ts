import type { Plain } from '../recording/plain.ts'

const lineWidth = 110

type Place = {
  /** Spaces before the line that the value ends on. */
  readonly indent: number
  /** Characters of the line that stand before the value, and behind it. */
  readonly taken: number
}

type Objectlike = { readonly [key: string]: Plain }

export const quoted = (text: string): string => {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r')
  const quote = escaped.includes("'") && !escaped.includes('"') ? '"' : "'"
  return `${quote}${escaped.replaceAll(quote, `\\${quote}`)}${quote}`
}

const keyOf = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key))

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '_')

const printNumber = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) >= 10_000 ? grouped(String(value)) : String(value)

/** Values that JSON has no word for; `null` for one that is written as it is. */
const special = (value: Objectlike, place: Place): string | null => {
  switch (value.$) {
    case 'undefined':
      return 'undefined'
    case 'date':
      return `new Date(${quoted(new Date(Number(value.value)).toISOString())})`
    case 'error':
      return `new Error(${quoted(String(value.message))})`
    case 'number':
      return value.value === 'NaN'
        ? 'Number.NaN'
        : `${value.value === '-Infinity' ? '-' : ''}Number.POSITIVE_INFINITY`
    case 'set':
      return `new Set(${printValue(value.items ?? [], place)})`
    case 'map':
      return `new Map(${printValue(value.items ?? [], place)})`
    case 'clock':
      return '() => recordedAt + now() - begun'
    case 'secret':
      return "'secret'"
    case 'function':
      return '(() => undefined) as never'
    case 'actor':
    case 'more':
      return 'undefined as never'
    default:
      return null
  }
}

const listed = (
  parts: readonly ((place: Place) => string)[],
  [open, close]: readonly [string, string],
  { indent, taken }: Place,
  padding: string,
): string => {
  if (parts.length === 0) return `${open}${close}`
  const flat = parts.map((part) => part({ indent: 0, taken: Number.NEGATIVE_INFINITY })).join(', ')
  const oneLine = `${open}${padding}${flat}${padding}${close}`
  if (!oneLine.includes('\n') && taken + oneLine.length <= lineWidth) return oneLine
  const inside = indent + 2
  const lines = parts.map((part) => `${' '.repeat(inside)}${part({ indent: inside, taken: inside + 1 })},`)
  return `${open}\n${lines.join('\n')}\n${' '.repeat(indent)}${close}`
}

/** A recorded value as TypeScript, formatted as the sources are. */
export const printValue = (value: Plain, place: Place): string => {
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'number') return printNumber(value)
  if (value === null || typeof value === 'boolean') return String(value)
  if (Array.isArray(value))
    return listed(
      value.map((item: Plain) => (inner: Place) => printValue(item, inner)),
      ['[', ']'],
      place,
      '',
    )
  const object = value as Objectlike
  return (
    special(object, place) ??
    listed(
      Object.entries(object).map(([key, item]) => ({ indent, taken }: Place) => {
        const name = keyOf(key)
        return `${name}: ${printValue(item, { indent, taken: taken + name.length + 2 })}`
      }),
      ['{', '}'],
      place,
      ' ',
    )
  )
}
