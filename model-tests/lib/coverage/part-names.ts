/** Two transitions that two steps in a row take. */
export const pairName = (first: string, second: string): string => `${first} ⇒ ${second}`

const arrow = ' › '

/** A walk over configurations, one after the other. */
export const walkedName = (configurations: readonly string[]): string => configurations.join(arrow)

/** A guarded transition whose guard said yes, or no. */
export const guardName = (transition: string, outcome: 'yes' | 'no'): string => `${transition} (${outcome})`

/** Ends of a walk over configurations, the whole first. */
export const endsOf = (walked: string): readonly string[] => {
  const configurations = walked.split(arrow)
  return configurations.map((_, index) => walkedName(configurations.slice(index)))
}

/**
 * Follows where a chart rests, and tells each walk without a repetition that ends where it is now: the longest of them, and the
 * circle that has just closed. Resting where it was is no move.
 */
export const createTrail = (tell: (walked: string) => void): ((configuration: string) => void) => {
  let trail: readonly string[] = []
  return (configuration) => {
    if (trail.at(-1) === configuration) return
    const before = trail.indexOf(configuration)
    if (before !== -1) tell(walkedName([...trail.slice(before), configuration]))
    trail = [...trail.slice(before + 1), configuration]
    if (trail.length > 1) tell(walkedName(trail))
  }
}
