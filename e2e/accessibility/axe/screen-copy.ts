import type { Page } from '@playwright/test'

/**
 * A page as a shopper has it right now: its markup, what was entered, and what lies on top. A copy can be looked at in every
 * width and scheme while the page itself goes on: resizing it would load what comes into view, and let held calls time out.
 */
export type ScreenCopy = { readonly origin: string; readonly html: string }

const modal = 'data-copy-modal'
const popover = 'data-copy-popover'

/** Takes a copy; the page does not notice. Scripts stay behind, and so does what only asks for them. */
export const copyScreen = (page: Page): Promise<ScreenCopy> =>
  page.evaluate(
    ([modalMark, popoverMark]) => {
      const root = document.documentElement
      const copy = root.cloneNode(true) as HTMLElement
      const originals = root.querySelectorAll('*')
      for (const [index, twin] of [...copy.querySelectorAll('*')].entries()) {
        const original = originals[index]
        if (original instanceof HTMLInputElement) {
          twin.setAttribute('value', original.value)
          twin.toggleAttribute('checked', original.checked)
        } else if (original instanceof HTMLTextAreaElement) twin.textContent = original.value
        else if (original instanceof HTMLOptionElement) twin.toggleAttribute('selected', original.selected)
        if (original?.matches('dialog:modal')) {
          twin.removeAttribute('open')
          twin.setAttribute(modalMark, '')
        } else if (original?.matches(':popover-open')) twin.setAttribute(popoverMark, '')
      }
      for (const script of copy.querySelectorAll('script, link:is([rel=modulepreload], [rel=preload])'))
        script.remove()
      return { origin: location.origin, html: `<!doctype html>${copy.outerHTML}` }
    },
    [modal, popover] as const,
  )

/** Shows a copy on a page of its own: styles and pictures come from the host, dialogs and popovers lie on top again. */
export const showCopy = async (mirror: Page, { origin, html }: ScreenCopy): Promise<void> => {
  if (!mirror.url().startsWith(origin)) {
    await mirror.route(`${origin}/`, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await mirror.goto(`${origin}/`)
  }
  await mirror.setContent(html)
  await mirror.evaluate(
    async ([modalMark, popoverMark]) => {
      for (const dialog of document.querySelectorAll<HTMLDialogElement>(`[${modalMark}]`)) dialog.showModal()
      for (const panel of document.querySelectorAll<HTMLElement>(`[${popoverMark}]`)) panel.showPopover()
      await document.fonts.ready
    },
    [modal, popover] as const,
  )
}
