/** What React writes in front of a part of a page that may have to wait, as every page within the shell may. */
const partMark = '$'

/** First elements of such parts. */
const partsIn = (root: Node): readonly Element[] => {
  const parts = new Set<Element>()
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  while (comments.nextNode()) {
    const mark = comments.currentNode as Comment
    if (mark.data === partMark && mark.nextElementSibling) parts.add(mark.nextElementSibling)
  }
  return [...parts]
}

/** Resolves once an event reaches the part: React holds it back until it has taken the part over. */
const takenOver = (part: Element) =>
  new Promise<void>((resolve) => {
    // Of a pointer that does not exist, and heard by nobody else.
    const knock = new PointerEvent('gotpointercapture', { pointerId: -1 })
    part.addEventListener(knock.type, () => resolve(), { once: true })
    part.dispatchEvent(knock)
  })

/**
 * React takes such parts over when it has nothing else to do, and tells nobody when it is through; until then a press in one is
 * lost. With a part to which something happens it begins at once, in slices between which the page stays usable, and lets the
 * event through afterwards.
 */
export const takeOverParts = async (root: Node): Promise<void> => {
  for (const part of partsIn(root)) await takenOver(part)
}
