/** A value as JSON holds it; what JSON does not know stands as an object whose `$` says what it was. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }

type Limits = {
  readonly depth: number
  readonly items: number
  readonly chars: number
  /** Tokens, PINs and IBANs stay out, as they stay out of logs. */
  readonly hides: boolean
}

/** Whole enough to start a chart with. */
export const whole: Limits = { depth: 16, items: 400, chars: 20_000, hides: true }

/** What a reader wants to see of a context. */
export const summary: Limits = { depth: 3, items: 12, chars: 160, hides: true }

/** A model's own values, which are nobody's. */
export const open: Limits = { ...whole, hides: false }

const secretName = /token|password|signature|iban|\bpin\b/i

/** Names that say what a value is: of itself, or of the field that it was written into. */
const isSecret = (key: string, item: unknown, { type, name }: { type?: unknown; name?: unknown }): boolean =>
  typeof item === 'string' &&
  item !== '' &&
  key !== 'type' &&
  key !== 'name' &&
  (secretName.test(key) || (key === 'value' && secretName.test(`${String(type)} ${String(name)}`)))

const isActor = (value: object): value is { readonly id: string } =>
  'sessionId' in value && 'send' in value && 'id' in value

/** A chart's own time: what it said when it was asked. */
const clockOf = (clock: () => unknown): Plain => {
  const now: unknown = clock()
  return typeof now === 'number' ? { $: 'clock', now } : { $: 'function' }
}

const plainObject = (value: object, limits: Limits): Plain => {
  if (isActor(value)) return { $: 'actor', id: value.id }
  if (value instanceof Date) return { $: 'date', value: value.getTime() }
  if (value instanceof Error) return { $: 'error', message: value.message }
  if (limits.depth === 0) return { $: 'more' }
  const inside = { ...limits, depth: limits.depth - 1 }
  const items = (values: readonly unknown[]): Plain[] => {
    const kept = values.slice(0, limits.items).map((item) => plainOf(item, inside))
    return values.length > limits.items ? [...kept, { $: 'more' }] : kept
  }
  if (Array.isArray(value)) return items(value)
  if (value instanceof Set) return { $: 'set', items: items([...value]) }
  if (value instanceof Map) return { $: 'map', items: items([...value]) }
  const entries = Object.entries(value).filter(([, item]) => item !== undefined)
  const kept = entries.slice(0, limits.items).map(([key, item]) => {
    if (limits.hides && isSecret(key, item, value as object)) return [key, { $: 'secret' }]
    return [key, key === 'now' && typeof item === 'function' ? clockOf(item) : plainOf(item, inside)]
  })
  return { ...Object.fromEntries(kept), ...(entries.length > limits.items && { $: 'more' }) }
}

/** A value as JSON can hold it, cut where it is deeper, longer or wider than `limits`. */
export const plainOf = (value: unknown, limits: Limits): Plain => {
  switch (typeof value) {
    case 'string':
      return value.length > limits.chars ? `${value.slice(0, limits.chars)}…` : value
    case 'number':
      return Number.isFinite(value) ? value : { $: 'number', value: String(value) }
    case 'boolean':
      return value
    case 'undefined':
      return { $: 'undefined' }
    case 'function':
      return { $: 'function' }
    case 'object':
      return value === null ? null : plainObject(value, limits)
    default:
      return { $: 'more', value: String(value) }
  }
}

/** The value again, as far as it was kept. */
export const givenBy = (plain: Plain): unknown => {
  if (plain === null || typeof plain !== 'object') return plain
  if (Array.isArray(plain)) return plain.map(givenBy)
  const { $: kind, ...rest } = plain as { readonly [key: string]: Plain }
  const items = () => (rest.items as readonly Plain[]).map(givenBy)
  switch (kind) {
    case undefined:
      return Object.fromEntries(Object.entries(rest).map(([key, item]) => [key, givenBy(item)]))
    case 'date':
      return new Date(rest.value as number)
    case 'error':
      return new Error(rest.message as string)
    case 'set':
      return new Set(items())
    case 'map':
      return new Map(items() as [unknown, unknown][])
    case 'number':
      return Number(rest.value)
    case 'secret':
      return ''
    default:
      return undefined
  }
}
