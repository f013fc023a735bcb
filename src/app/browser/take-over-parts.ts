/** What React writes in front of a part of a page that may have to wait, as every page within the shell may. */
const partMark = '$'

const marksIn = (root: Node): readonly Node[] => {
  const marks: Node[] = []
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  while (comments.nextNode()) {
    if ((comments.currentNode as Comment).data === partMark) marks.push(comments.currentNode)
  }
  return marks
}

/** Long tasks keep a shopper waiting: each part has one of its own. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/**
 * React takes such parts over when it has nothing else to do, and tells nobody when it is through; until then a press in one is
 * lost. It takes a part over at once for an event that happens there: an event that no part of a page listens for.
 */
export const takeOverParts = async (root: Node): Promise<void> => {
  for (const mark of marksIn(root)) {
    await nextTask()
    mark.dispatchEvent(new Event('dragend'))
  }
}
