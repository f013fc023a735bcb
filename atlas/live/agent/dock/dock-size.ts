/** Where the panel is docked: at the end of a line on wide screens, at the bottom on small ones. */
export type Side = 'inline' | 'block'

/** Of the window, in CSS pixels. */
export type Room = { readonly width: number; readonly height: number }

/** What a tab keeps of its panel. Sizes are CSS pixels. */
export type DockState = { readonly isOpen: boolean; readonly inline: number; readonly block: number }

const small = 960
const keyStep = 32

export const sideOf = ({ width }: Room): Side => (width < small ? 'block' : 'inline')

const boundsOf = (side: Side, { width, height }: Room): readonly [min: number, max: number] =>
  side === 'inline' ? [320, Math.max(320, width - 320)] : [200, Math.max(200, height - 120)]

export const clampedSize = (side: Side, size: number, room: Room): number => {
  const [min, max] = boundsOf(side, room)
  return Math.round(Math.min(max, Math.max(min, size)))
}

export const usualState = ({ width, height }: Room): DockState => ({
  isOpen: false,
  inline: Math.min(544, width * 0.42),
  block: height * 0.55,
})

/** What was kept, as far as it can be read. */
export const readState = (text: string | null, room: Room): DockState => {
  const usual = usualState(room)
  try {
    const kept = JSON.parse(text ?? '{}') as Partial<DockState>
    const size = (side: Side) => (Number.isFinite(kept[side]) ? Number(kept[side]) : usual[side])
    return { isOpen: kept.isOpen === true, inline: size('inline'), block: size('block') }
  } catch {
    return usual
  }
}

/** The size that a key of the grip asks for; `null`: it asks for none. */
export const sizeByKey = (
  key: string,
  side: Side,
  size: number,
  room: Room,
  isRtl = false,
): number | null => {
  const [min, max] = boundsOf(side, room)
  const grows = side === 'block' ? 'ArrowUp' : isRtl ? 'ArrowRight' : 'ArrowLeft'
  const shrinks = side === 'block' ? 'ArrowDown' : isRtl ? 'ArrowLeft' : 'ArrowRight'
  const asked = { [grows]: size + keyStep, [shrinks]: size - keyStep, Home: min, End: max }[key]
  return asked === undefined ? null : clampedSize(side, asked, room)
}

export const limitsOf = (side: Side, room: Room) => {
  const [min, max] = boundsOf(side, room)
  return { min, max }
}
