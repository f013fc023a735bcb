import type { Place } from '../../../src/components/app/app-context.ts'
import type { Question } from './question.ts'

const stillness = '*, ::before, ::after { animation: none !important; transition: none !important; }'

/** Language, direction, theme, size of text and movement of the page, as the address asks for. */
export const setLook = ({ theme, text, isStill }: Question, place: Pick<Place, 'tag' | 'direction'>) => {
  const { documentElement } = document
  documentElement.lang = place.tag
  documentElement.dir = place.direction
  if (theme !== null) documentElement.dataset.theme = theme
  if (text !== '100') documentElement.style.fontSize = `${text}%`
  if (!isStill) return
  const style = document.createElement('style')
  style.textContent = stillness
  document.head.append(style)
}
