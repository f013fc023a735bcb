import type { Plain } from '../recording/plain.ts'

const marked = (value: { readonly [key: string]: Plain }): string | null => {
  switch (value.$) {
    case undefined:
      return null
    case 'undefined':
      return 'nothing'
    case 'actor':
      return `actor ${String(value.id)}`
    case 'error':
      return `error “${String(value.message)}”`
    case 'date':
      return new Date(Number(value.value)).toISOString()
    case 'clock':
      return 'a clock'
    case 'function':
      return 'a function'
    case 'more':
      return '…'
    default:
      return null
  }
}

const words = (value: Plain): string => {
  if (value === null || typeof value !== 'object')
    return typeof value === 'string' ? `“${value}”` : String(value)
  if (Array.isArray(value)) return `[${value.map(words).join(', ')}]`
  const object = value as { readonly [key: string]: Plain }
  return (
    marked(object) ??
    Object.entries(object)
      .map(
        ([key, item]) => `${key}: ${item !== null && typeof item === 'object' ? inside(item) : words(item)}`,
      )
      .join(', ')
  )
}

const inside = (value: Plain): string => {
  const text = words(value)
  return /^(\[|“)/.test(text) ? text : `{ ${text} }`
}

/** A value on one line, cut after `most` characters. */
export const shortPlain = (value: Plain, most = 90): string => {
  const text = words(value)
  return text.length > most ? `${text.slice(0, most)}…` : text
}
