import { closeMessage } from '../../protocol/protocol.ts'
import { clearingOf, dockSheet } from './dock-sheet.ts'
import { clampedSize, type DockState, readState, sideOf } from './dock-size.ts'
import { element } from './elements.ts'
import { followDialogs } from './follow-dialogs.ts'
import { createGrip } from './grip.ts'

/** What a tab remembers from one page to the next. */
const kept = 'baton-live-dock'

/** Where storage is forbidden, or full, the next page has its panel as usual. */
const unlessDenied = <Result>(use: () => Result): Result | null => {
  try {
    return use()
  } catch {
    return null
  }
}

const roomNow = () => ({ width: innerWidth, height: innerHeight })

/** Puts the button “Live chart” at the edge of a page, and the panel that it opens. */
export const showDock = (panelAddress: string): void => {
  let state: DockState = readState(
    unlessDenied(() => sessionStorage.getItem(kept)),
    roomNow(),
  )
  const side = () => sideOf(roomNow())
  const size = () => clampedSize(side(), state[side()], roomNow())

  const launch = element('button', { class: 'launch', type: 'button' }, element('span', {}, 'Live chart'))
  const { grip, show: showGrip } = createGrip({
    room: roomNow,
    side,
    size,
    resize: (asked) => change({ [side()]: clampedSize(side(), asked, roomNow()) }),
  })
  const dock = element('section', { class: 'dock', 'aria-label': 'Live chart' }, grip)
  const layer = element('div', { class: 'layer', popover: 'manual' }, launch, dock)
  const host = element('baton-live' as 'div', {})
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [dockSheet()]
  shadow.append(layer)
  const clearing = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, clearing]
  let frame: HTMLIFrameElement | null = null

  const show = () => {
    const { isOpen } = state
    launch.hidden = isOpen
    dock.hidden = !isOpen
    if (!isOpen) {
      frame?.remove()
      frame = null
    } else if (frame === null) {
      frame = element('iframe', { title: 'Live chart', src: panelAddress })
      dock.append(frame)
    }
    dock.dataset.side = side()
    dock.style.setProperty('--size', `${size()}px`)
    clearing.replaceSync(isOpen ? clearingOf(side(), size()) : '')
    showGrip()
  }
  const change = (changes: Partial<DockState>) => {
    state = { ...state, ...changes }
    unlessDenied(() => sessionStorage.setItem(kept, JSON.stringify(state)))
    show()
  }
  const close = () => {
    change({ isOpen: false })
    launch.focus()
  }

  launch.addEventListener('click', () => {
    change({ isOpen: true })
    frame?.focus()
  })
  dock.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    close()
  })
  addEventListener('message', ({ data, source }) => {
    if (data === closeMessage && source === frame?.contentWindow) close()
  })
  addEventListener('resize', show)

  document.body.append(host)
  // What opened last lies on top.
  followDialogs(host, () => {
    layer.hidePopover()
    layer.showPopover()
  })
  if (!layer.matches(':popover-open')) layer.showPopover()
  show()
}
