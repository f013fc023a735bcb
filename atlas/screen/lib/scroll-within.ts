const scrollTo = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) scrollBy({ top: top - innerHeight / 3, behavior: 'instant' })
}

/** What is focused comes into sight within its own window, and the page around it stays where it is. */
export const scrollWithin = (): void => {
  const focus = HTMLElement.prototype.focus
  HTMLElement.prototype.focus = function (this: HTMLElement, options) {
    focus.call(this, { ...options, preventScroll: true })
    if (options?.preventScroll !== true) scrollTo(this)
  }
  Element.prototype.scrollIntoView = function (this: Element) {
    scrollTo(this)
  }
}
