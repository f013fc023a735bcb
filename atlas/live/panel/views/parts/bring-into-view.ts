/** Scrolls a box, and nothing around it, to where something stands in its middle. */
export const bringIntoView = (box: Element, part: Element): void => {
  const outer = box.getBoundingClientRect()
  const inner = part.getBoundingClientRect()
  box.scrollBy({
    left: inner.left + inner.width / 2 - outer.left - outer.width / 2,
    top: inner.top + inner.height / 2 - outer.top - outer.height / 2,
  })
}
