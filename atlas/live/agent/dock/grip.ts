import { limitsOf, type Room, type Side, sizeByKey } from './dock-size.ts'
import { element } from './elements.ts'

type GripParts = {
  readonly room: () => Room
  readonly side: () => Side
  readonly size: () => number
  readonly resize: (size: number) => void
}

const isRtl = () => getComputedStyle(document.documentElement).direction === 'rtl'

const sizeAt = ({ clientX, clientY }: PointerEvent, side: Side, { width, height }: Room): number => {
  if (side === 'block') return height - clientY
  return isRtl() ? clientX : width - clientX
}

/** The edge of the docked panel: moved by pointer or by arrow keys. */
export const createGrip = ({ room, side, size, resize }: GripParts) => {
  const grip = element('div', {
    class: 'grip',
    role: 'separator',
    tabindex: '0',
    'aria-label': 'Size of the live chart',
  })
  grip.addEventListener('keydown', (event) => {
    const asked = sizeByKey(event.key, side(), size(), room(), isRtl())
    if (asked === null) return
    event.preventDefault()
    resize(asked)
  })
  grip.addEventListener('pointerdown', (event) => grip.setPointerCapture(event.pointerId))
  grip.addEventListener('pointermove', (event) => {
    if (grip.hasPointerCapture(event.pointerId)) resize(sizeAt(event, side(), room()))
  })
  const show = () => {
    const { min, max } = limitsOf(side(), room())
    grip.setAttribute('aria-orientation', side() === 'inline' ? 'vertical' : 'horizontal')
    grip.setAttribute('aria-valuemin', String(min))
    grip.setAttribute('aria-valuemax', String(max))
    grip.setAttribute('aria-valuenow', String(Math.round(size())))
  }
  return { grip, show }
}
