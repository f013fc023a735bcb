import type { Place } from '../../../src/components/app/app-context.ts'
import type { ScreenQuestion } from '../protocol.ts'

const stillness = new CSSStyleSheet()
stillness.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important; }')

/** Language, direction, theme, size of text and movement of the page, as the question asks for. */
export const setLook = (
  { theme, text, motion }: ScreenQuestion,
  place: Pick<Place, 'textLanguage' | 'direction'>,
): void => {
  const { documentElement } = document
  documentElement.lang = place.textLanguage
  documentElement.dir = place.direction
  if (theme === null) delete documentElement.dataset.theme
  else documentElement.dataset.theme = theme
  documentElement.style.fontSize = text === 100 ? '' : `${text}%`
  document.adoptedStyleSheets = motion === 'reduce' ? [stillness] : []
}

/** Width of the window, and by how much the page is wider. */
export const sizeOf = () => {
  const { scrollWidth, clientWidth } = document.documentElement
  return { width: innerWidth, overflow: Math.max(0, scrollWidth - clientWidth) }
}

const fieldsOf = (page: Element): readonly string[] =>
  [...page.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
    ({ value, checked }) => `${value} ${checked}`,
  )

/** What stands on the page without what only tests read, in a few letters. */
export const lookOf = (page: Element): string => {
  const marks = / (?:data-[a-z-]+|id|for|aria-(?:labelledby|describedby|controls))="[^"]*"/g
  // React counts the ids that it makes.
  const markup = page.innerHTML.replace(marks, '').replace(/_r_[0-9a-z]+_/g, '')
  const text = [markup, ...fieldsOf(page)].join('\n')
  let hash = 0
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0
  return (hash >>> 0).toString(36)
}
