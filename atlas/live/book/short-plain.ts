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
    case 'secret':
      return 'hidden'
    case 'more':
      return '…'
    default:
      return null
  }
}

const fields = (object: { readonly [key: string]: Plain }): string =>
  Object.entries(object)
    .map(([key, item]) => `${key}: ${words(item)}`)
    .join(', ')

const words = (value: Plain): string => {
  if (typeof value === 'string') return `“${value}”`
  if (value === null || typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return `[${value.map(words).join(', ')}]`
  const object = value as { readonly [key: string]: Plain }
  return marked(object) ?? (Object.keys(object).length === 0 ? '{}' : `{ ${fields(object)} }`)
}

/** A value on one line, cut after `most` characters. */
export const shortPlain = (value: Plain, most = 90): string => {
  const text = words(value).replace(/^\{ (.*) \}$/s, '$1')
  return text.length > most ? `${text.slice(0, most)}…` : text
}
