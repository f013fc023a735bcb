import type { Place } from '../../../src/components/app/app-context.ts'
import type { ScreenQuestion } from '../protocol.ts'

declare global {
  interface Window {
    /** Set by `styles.js`. */
    batonStyles?: string
  }
}

/** A phone's window has no bar at its edge: every width is the page's own. */
const withoutBar = 'html { scrollbar-width: none; }'

const sheet = new CSSStyleSheet()
let worn = ''

/**
 * The styles as they are for who has set larger text, by which em in media queries is measured as well, and for who wishes for less
 * motion: what a page cannot ask of its window, its styles are told.
 * @param text size in per cent.
 */
const stylesFor = (css: string, { text, motion }: Pick<ScreenQuestion, 'text' | 'motion'>): string =>
  css.replace(/@media[^{]+/g, (query) => {
    const sized = query.replace(/([\d.]+)em\b/g, (_, em: string) => `${(Number(em) * text) / 100}em`)
    return motion === 'reduce'
      ? sized.replaceAll(/\(prefers-reduced-motion: ?reduce\)/g, '(width >= 0)')
      : sized
  })

const wear = (css: string) => {
  if (worn !== css) sheet.replaceSync(css)
  worn = css
  document.adoptedStyleSheets = [sheet]
}

/** Language, direction, theme, size of text and movement of the page, as the question asks for. */
export const setLook = (
  { theme, ...look }: ScreenQuestion,
  place: Pick<Place, 'textLanguage' | 'direction'>,
): void => {
  const { documentElement } = document
  documentElement.lang = place.textLanguage
  documentElement.dir = place.direction
  if (theme === null) delete documentElement.dataset.theme
  else documentElement.dataset.theme = theme
  documentElement.style.fontSize = look.text === 100 ? '' : `${look.text}%`
  wear(`${stylesFor(window.batonStyles ?? '', look)}\n${withoutBar}`)
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
