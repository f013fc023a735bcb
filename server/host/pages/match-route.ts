/** Files of pages in the manifest: `routes/{-$country}/{-$locale}/orders/…/index.tsx?tsr-split=component`. */
const routeKey = /^routes\/\{-\$country\}\/\{-\$locale\}\/(.+)\.tsx\?tsr-split=component$/

export type RoutePattern = {
  /** Key in the manifest. */
  readonly key: string
  readonly segments: readonly string[]
}

/** `index` and layouts without a path (`_name`) stand in no address. */
const isInAddress = (segment: string) => segment !== 'index' && !segment.startsWith('_')

/** A layout (`route`) shows the pages under it itself: files of theirs that only name an address have no code. */
const inAddress = (segment: string) => (segment === 'route' ? '$page' : segment)

export const routePatterns = (keys: readonly string[]): RoutePattern[] =>
  keys.flatMap((key) => {
    const path = routeKey.exec(key)?.[1]
    return path === undefined ? [] : [{ key, segments: path.split('/').filter(isInAddress).map(inAddress) }]
  })

const isOptional = (segment: string) => segment.startsWith('{-$')
const isParam = (segment: string) => segment.startsWith('$')

/** Number of literal segments that match, or null; `$` takes the rest, `{-$name}` one segment or none. */
const match = (pattern: readonly string[], path: readonly string[]): number | null => {
  const [segment, ...others] = pattern
  const [step, ...rest] = path
  if (segment === undefined) return step === undefined ? 0 : null
  if (segment === '$') return 0
  if (isOptional(segment)) {
    return (step === undefined ? null : match(others, rest)) ?? match(others, path)
  }
  if (step === undefined) return null
  if (isParam(segment)) return match(others, rest)
  if (segment !== step) return null
  const further = match(others, rest)
  return further === null ? null : further + 1
}

/**
 * Key of the page that a path opens, the one with the most literal segments where several fit.
 * @param rest segments after country and locale.
 */
export const matchRoute = (patterns: readonly RoutePattern[], rest: readonly string[]): string | null => {
  let best: { readonly key: string; readonly literal: number } | null = null
  for (const { key, segments } of patterns) {
    const literal = match(segments, rest)
    if (literal !== null && (best === null || literal > best.literal)) best = { key, literal }
  }
  return best?.key ?? null
}
