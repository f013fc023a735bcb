/**
 * Runs in a page at rest: what moves there and should not. Only what is in progress may move, and only by properties
 * that the compositor animates without laying out or painting.
 */
export function movingAtRest(): string[] {
  const cheap = new Set(['transform', 'translate', 'rotate', 'scale', 'opacity'])
  const told = new Set(['offset', 'computedOffset', 'easing', 'composite'])
  const inProgress = '[role="progressbar"], [aria-busy="true"], [data-in-progress]'
  // The build writes `lane` as `_lane_1x2y3_1`.
  const plain = (name: string) => /^_(.+)_[^_]+_\d+$/.exec(name)?.[1] ?? name
  const found = new Set<string>()
  for (const animation of document.getAnimations()) {
    const effect = animation.effect
    if (animation.playState !== 'running' || !(effect instanceof KeyframeEffect) || !effect.target) continue
    const properties = new Set(effect.getKeyframes().flatMap((frame) => Object.keys(frame)))
    const dear = [...properties].filter((name) => !told.has(name) && !cheap.has(name))
    const name = animation instanceof CSSAnimation ? plain(animation.animationName) : animation.id
    if (!effect.target.closest(inProgress)) found.add(`${name}: not in progress`)
    if (dear.length > 0) found.add(`${name}: by ${dear.join(', ')}`)
  }
  return [...found]
}
