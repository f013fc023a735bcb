/**
 * Measures the page in the browser as it stands: whether anything scrolls sideways, text is cut off, sticks out of the box it
 * belongs to, is broken into crumbs or lies over other text or controls, and, where `asksTargets`, whether what is
 * pressed is large enough (24 px, and 44 px where it is a control of its own). Each fault is said once, as `kind: where “words”`.
 * Runs in the page: it names nothing outside itself.
 */
export const findInPage = (asksTargets: boolean): string[] => {
  type Kind = 'sideways' | 'cut' | 'outside' | 'broken' | 'overlap' | 'covered' | 'small'
  type Piece = {
    readonly node: Text
    readonly owner: Element
    readonly rect: DOMRect
    readonly layer: Element | null
  }
  const found = new Set<string>()
  const root: Element =
    document.querySelector('dialog[open]') ?? document.querySelector(':popover-open') ?? document.body
  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, known)
    return known
  }
  const name = (element: Element): string => {
    const own = `${element.localName}${element.classList.length > 0 ? `.${element.classList[0]}` : ''}`
    const parent = element.parentElement
    const above =
      parent && parent !== document.body ? `${parent.localName}.${parent.classList[0] ?? ''} > ` : ''
    return `${above}${own}`
  }
  const say = (kind: Kind, element: Element, words = element.textContent ?? '') =>
    found.add(`${kind}: ${name(element)} “${words.trim().replace(/\s+/g, ' ').slice(0, 60)}”`)

  /** Up to the root, the element itself first. */
  const upwards = function* (from: Element | null): Generator<Element> {
    for (let element = from; element; element = element.parentElement) yield element
  }
  const shown = new Map<Element, boolean>()
  const isShown = (element: Element): boolean => {
    const known = shown.get(element)
    if (known !== undefined) return known
    const { clipPath } = styleOf(element)
    const own =
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !clipPath.startsWith('inset(50')
    const is = own && (element.parentElement === null || isShown(element.parentElement))
    shown.set(element, is)
    return is
  }
  const layerOf = (element: Element) =>
    upwards(element).find((above) => ['fixed', 'sticky'].includes(styleOf(above).position)) ?? null
  const blockOf = (element: Element) =>
    upwards(element).find((above) => !['inline', 'contents'].includes(styleOf(above).display)) ?? root
  const turns = (element: Element) => element.closest('[aria-roledescription]') !== null

  const overlaps = (one: DOMRect, other: DOMRect, by: number) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > by &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > by

  // Letters fill about the middle of the height that a font claims.
  const inner = (rect: DOMRect) =>
    new DOMRect(rect.x, rect.y + rect.height * 0.22, rect.width, rect.height * 0.56)

  const page = document.documentElement
  if (page.scrollWidth > page.clientWidth) {
    const widest = [...root.querySelectorAll('*')].find(
      (element) => element.getBoundingClientRect().right > page.clientWidth + 1 && isShown(element),
    )
    say('sideways', widest ?? root)
  }

  const pieces: Piece[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const owner = node.parentElement
    if (
      !owner ||
      !/\S/.test(node.data) ||
      owner.closest('script, style, option, svg, textarea') ||
      !isShown(owner)
    )
      continue
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
    const layer = layerOf(owner)
    for (const rect of rects) pieces.push({ node, owner, rect, layer })
    if (rects.length > 1) findBroken(node, owner)
  }

  /**
   * Words of letters alone that go on in another line without a hyphen, or in crumbs of one or two letters. Chinese, Japanese and Thai
   * have no spaces between words: their lines end where the browser's own rules let them.
   */
  function findBroken(node: Text, owner: Element) {
    for (const { 0: word, index } of node.data.matchAll(
      /[\p{L}--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]]{4,}/gv,
    )) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      const { hyphens, hyphenateLimitChars } = styleOf(owner) as CSSStyleDeclaration & {
        readonly hyphenateLimitChars: string
      }
      const isHyphenated =
        hyphens === 'auto' && word.length >= (Number.parseInt(hyphenateLimitChars, 10) || 0)
      if (lines > 1 && (!isHyphenated || word.length / lines < 3)) return say('broken', owner, word)
    }
  }

  for (const { owner, rect } of pieces) {
    const text = inner(rect)
    const outside = (box: DOMRect, x: boolean, y: boolean) =>
      (x && (text.left < box.left - 2 || text.right > box.right + 2)) ||
      (y && (text.top < box.top - 2 || text.bottom > box.bottom + 2))
    let boxed = false
    let scrolls = false
    for (const above of upwards(owner)) {
      const style = styleOf(above)
      if (above !== page && above !== document.body) {
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        const [x, y] = [hides(style.overflowX), hides(style.overflowY)]
        if ((x || y) && outside(above.getBoundingClientRect(), x, y)) {
          // What a carousel has turned away is not in sight, whatever holds the carousel.
          if (!turns(above)) say('cut', owner)
          break
        }
        scrolls ||= /auto|scroll/.test(style.overflowX + style.overflowY)
        const isBox =
          above.matches('button, a, summary, dialog') ||
          Number.parseFloat(style.borderInlineStartWidth) > 0 ||
          !/rgba\(0, 0, 0, 0\)|transparent/.test(style.backgroundColor)
        if (isBox && !boxed && style.display !== 'inline' && !turns(above)) {
          boxed = true
          if (outside(above.getBoundingClientRect(), true, !scrolls)) say('outside', owner)
        }
      }
      if (['absolute', 'fixed'].includes(style.position)) boxed = true
    }
    if (
      !scrolls &&
      !turns(owner) &&
      outside(new DOMRect(0, -window.scrollY, page.clientWidth, 1e6), true, true)
    )
      say('cut', owner)
  }

  for (const box of [root, ...root.querySelectorAll('*')])
    if (
      /auto|scroll/.test(styleOf(box).overflowX) &&
      box !== page &&
      box.scrollWidth > box.clientWidth + 1 &&
      isShown(box)
    )
      say('sideways', box)

  const ink = document.createElement('canvas').getContext('2d')
  for (const field of root.querySelectorAll<HTMLSelectElement | HTMLInputElement>(
    'select, input[placeholder]',
  )) {
    const style = styleOf(field)
    const words = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.placeholder
    if (!ink || !words || !isShown(field)) continue
    ink.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    ink.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing
    const room =
      field.clientWidth -
      Number.parseFloat(style.paddingInlineStart) -
      Number.parseFloat(style.paddingInlineEnd)
    if (ink.measureText(words).width > room + 1) say('cut', field, words)
  }

  const controls = [
    ...root.querySelectorAll(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [tabindex="0"]',
    ),
  ].filter((control) => isShown(control) || (control as HTMLInputElement).labels?.length)
  const boxes = controls.flatMap((control) =>
    [...control.getClientRects()].map((rect) => ({ control, rect, layer: layerOf(control) })),
  )

  const sorted = pieces
    .map((piece) => ({ ...piece, rect: inner(piece.rect) }))
    .sort((a, b) => a.rect.top - b.rect.top)
  sorted.forEach((one, index) => {
    for (const other of sorted.slice(index + 1)) {
      if (other.rect.top > one.rect.bottom) break
      if (
        one.node !== other.node &&
        one.layer === other.layer &&
        overlaps(one.rect, other.rect, 2) &&
        !turns(one.owner)
      )
        say('overlap', one.owner, `${one.node.data} × ${other.node.data}`)
    }
    for (const { control, rect, layer } of boxes)
      if (
        layer === one.layer &&
        overlaps(one.rect, rect, 2) &&
        !control.contains(one.owner) &&
        !turns(control) &&
        ![...((control as HTMLInputElement).labels ?? [])].some((label) => label.contains(one.owner))
      )
        say('overlap', control, `${control.textContent} × ${one.node.data}`)
  })
  boxes.forEach((one, index) => {
    for (const other of boxes.slice(index + 1))
      if (
        one.layer === other.layer &&
        overlaps(one.rect, other.rect, 3) &&
        !one.control.contains(other.control) &&
        !other.control.contains(one.control) &&
        !turns(one.control)
      )
        say('overlap', one.control, `${one.control.textContent} × ${other.control.textContent}`)
  })

  const bars = [...root.querySelectorAll('*')].filter(
    (element) => ['fixed', 'sticky'].includes(styleOf(element).position) && isShown(element),
  )
  for (const bar of bars) {
    if (bar.getBoundingClientRect().height > window.innerHeight / 2 && !bar.matches('aside'))
      say('covered', bar)
    if (
      !/auto|scroll/.test(styleOf(bar).overflowY) &&
      bar.getBoundingClientRect().height > window.innerHeight
    )
      say('covered', bar, 'taller than the window')
  }
  if (bars.length > 0)
    for (const control of controls) {
      if (bars.some((bar) => bar.contains(control))) continue
      ;(control as HTMLElement).focus()
      const rect = control.getBoundingClientRect()
      for (const bar of bars) {
        const over = bar.getBoundingClientRect()
        if (rect.top >= over.top - 1 && rect.bottom <= over.bottom + 1 && overlaps(rect, over, 3))
          say('covered', control)
      }
    }

  if (asksTargets)
    for (const control of controls) {
      const { width, height } = sizeOf(control)
      const block = blockOf(control)
      const isInText =
        styleOf(control).display === 'inline' &&
        (block.textContent ?? '').trim() !== (control.textContent ?? '').trim()
      if (isInText || width === 0) continue
      const isHint = control.nextElementSibling?.matches('[role=tooltip]') ?? false
      const least =
        !isHint && control.matches('button, input, select, textarea, summary, header:not(main *) a') ? 44 : 24
      if (height < least - 0.5 || width < 23.5)
        say('small', control, `${Math.round(width)} × ${Math.round(height)} ${control.textContent}`)
    }

  /** Of a control with its labels, which press it as well, and with what a label spreads over its card. */
  function sizeOf(control: Element) {
    const ticks = control.matches('[type=checkbox], [type=radio]')
    const labels = ticks ? [...((control as HTMLInputElement).labels ?? [])] : []
    const parts = [control, ...labels].map((part) => part.getBoundingClientRect())
    const spread = labels
      .map((label) => getComputedStyle(label, '::before'))
      .filter(({ content, position }) => content !== 'none' && position === 'absolute')
    return {
      width: Math.max(
        Math.max(...parts.map(({ right }) => right)) - Math.min(...parts.map(({ left }) => left)),
        ...spread.map(({ width }) => Number.parseFloat(width)),
      ),
      height: Math.max(
        Math.max(...parts.map(({ bottom }) => bottom)) - Math.min(...parts.map(({ top }) => top)),
        ...spread.map(({ height }) => Number.parseFloat(height)),
      ),
    }
  }
  return [...found]
}
