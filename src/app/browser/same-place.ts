const wordsOf = (element: Element): string => {
  // What a form says depends on what was filled in.
  if (element instanceof HTMLFormElement) return ''
  const labels = 'labels' in element ? (element as HTMLInputElement).labels : null
  return labels ? [...labels].map(({ textContent }) => textContent).join(' ') : element.textContent
}

/** What tells an element from others in its place, those of another step as well; ids are made anew with the page. */
const looksOf = (element: Element): string =>
  [
    element.closest('[data-flow]')?.getAttribute('data-state'),
    element.localName,
    element.getAttribute('type'),
    element.getAttribute('aria-label'),
    wordsOf(element),
  ].join('\n')

/**
 * Remembers where an element of a page stands and how it looks.
 * @returns finds it again: itself, or what looks like it in its place once the page has begun anew.
 */
export const samePlace = <E extends Element>(root: Element, element: E): (() => E | null) => {
  const steps: number[] = []
  let at: Element | null = element
  for (; at !== null && at !== root; at = at.parentElement) {
    steps.unshift([...(at.parentElement?.children ?? [])].indexOf(at))
  }
  if (at === null) return () => (element.isConnected ? element : null)
  const looks = looksOf(element)
  return () => {
    if (element.isConnected) return element
    const other = steps.reduce<Element | undefined>((parent, index) => parent?.children[index], root)
    return other && looksOf(other) === looks ? (other as E) : null
  }
}
