import { expect, type Page } from '@playwright/test'

/** What is wrong with how the focus shows: it is not marked (WCAG 2.4.7), or something lies over all of it (2.4.11). */
const focusFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body || focused.id === 'main') return []
    const isMarked = (element: Element | null): boolean => {
      if (element === null) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
    }
    const label = focused.closest('label')
    const marks = [focused, focused.parentElement, focused.nextElementSibling, label]
    const { left, top, width, height } = (label ?? focused).getBoundingClientRect()
    const isOwn = (element: Element | null) =>
      element !== null && marks.some((mark) => mark?.contains(element) || element.contains(focused))
    const parts = [0.1, 0.5, 0.9]
    const isInSight = parts.some((x) =>
      parts.some((y) => isOwn(document.elementFromPoint(left + width * x, top + height * y))),
    )
    const name = focused.outerHTML.slice(0, 120)
    return [
      ...(marks.some(isMarked) ? [] : [`no focus shows on ${name}`]),
      ...(isInSight ? [] : [`nothing is in sight of ${name}`]),
    ]
  })

/** Asserts that whoever looks sees where the focus is. */
export const isFocusSeen = async (page: Page): Promise<void> => {
  expect.soft(await focusFaults(page), 'how the focus shows').toEqual([])
}
