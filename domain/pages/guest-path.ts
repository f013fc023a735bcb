type Search = Readonly<Record<string, unknown>>

const without = (search: Search, names: readonly string[]): Search =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !names.includes(name)))

/** The query without what belongs to a page that did not open (OD-08). */
export const withoutPageQuery = (search: Search): Search => without(search, ['emailSent', 'pageView'])

/** The query without what the guest lookup alone is asked for. */
export const withoutLookupQuery = (search: Search): Search => without(search, ['redirectPath', 'showSignin'])

/** Whether a path leads to returns: the member's order then opens as a return (OD-08). */
export const looksLikeReturnPath = (path: string | null): boolean =>
  path !== null && /\breturns?\b/i.test(path.split(/[?#]/)[0] ?? '')
