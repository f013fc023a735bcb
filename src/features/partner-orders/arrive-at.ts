/** Brings a part of the page that came after its address into view, with the focus that a fragment gives. */
export const arriveAt = (part: HTMLElement | null): void => {
  if (part === null || location.hash !== `#${part.id}`) return
  part.scrollIntoView()
  part.focus({ preventScroll: true })
}
