/** Whether everything is run (`npm test -- --whole`), or what the gate takes of what repeats one sentence for many (docs/decisions/0137). */
export const isWholeRun = process.env.GATE === 'whole'

/** The gate's part of what repeats one sentence: `count` of them at even distances, the same in every run; all of them in a whole run. */
export const sampleOf = <One>(all: readonly One[], count: number): readonly One[] =>
  isWholeRun || count >= all.length
    ? all
    : Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)] as One)
