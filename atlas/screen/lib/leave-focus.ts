/**
 * Leaves the focus where it is for as long as `work` takes, where somebody has it outside of this document: pages move it to what
 * is new, and who looks at a screen from around it would lose their place.
 */
export const leaveFocus = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (document.hasFocus()) return work()
  const { focus } = HTMLElement.prototype
  const { showModal } = HTMLDialogElement.prototype
  HTMLElement.prototype.focus = () => undefined
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.inert = true
    showModal.call(this)
    this.inert = false
  }
  try {
    return await work()
  } finally {
    HTMLElement.prototype.focus = focus
    HTMLDialogElement.prototype.showModal = showModal
  }
}
