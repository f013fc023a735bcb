/** Newer than TypeScript's own types in some of its versions: moves without loading a frame again. */
type Movable = Node & { readonly moveBefore?: (node: Node, child: Node | null) => void }

/**
 * Keeps an element where it can be used: a modal dialog shuts off all of the page but what is inside it, so that the element
 * moves into one that opens and out again before it closes. Where a browser cannot move a frame as it is, it stays in the page.
 *
 * @param onMoved called after each move.
 */
export const followDialogs = (element: HTMLElement, onMoved: () => void): void => {
  const canMove = 'moveBefore' in Element.prototype
  const moveTo = (parent: Node) => {
    if (element.parentNode === parent) return
    if (element.isConnected && canMove) (parent as Movable).moveBefore?.(element, null)
    else if (!element.isConnected) parent.appendChild(element)
    else return
    onMoved()
  }
  const follow = () => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
    moveTo(canMove ? (modal ?? document.body) : document.body)
  }
  const { close } = HTMLDialogElement.prototype
  HTMLDialogElement.prototype.close = function closeWithout(this: HTMLDialogElement, ...given) {
    if (this.contains(element)) moveTo(document.body)
    close.apply(this, given)
  }
  new MutationObserver(follow).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  })
  follow()
}
