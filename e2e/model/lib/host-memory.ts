import type { Path } from '../../../model-tests/lib/path.ts'

/** Words of a flow that sends one change under one key, and looks it up where the answer got lost. */
export type AttemptWords = {
  /** A new attempt begins: the host knows nothing of it. */
  readonly begins: readonly string[]
  readonly arrives: readonly string[]
  readonly getsLost: string
  /** What a look-up says. */
  readonly wasTaken: string
  readonly neverArrived: string
}

/**
 * Whether a path has the host say of each attempt what it knows: where the answer got lost, that may be either.
 * `isUnderWay`: the path begins with one whose answer got lost.
 */
export const hostRemembers = (path: Path, words: AttemptWords, isUnderWay: boolean): boolean => {
  let known: 'taken' | 'lost' | 'gone' | 'no' = isUnderWay ? 'lost' : 'no'
  return path.steps.every(({ step }) => {
    if (step.words === words.wasTaken && known !== 'taken' && known !== 'lost') return false
    if (step.words === words.neverArrived && known !== 'lost' && known !== 'gone') return false
    if (words.arrives.includes(step.words) || step.words === words.wasTaken) known = 'taken'
    if (step.words === words.getsLost) known = 'lost'
    if (step.words === words.neverArrived) known = 'gone'
    if (words.begins.includes(step.words)) known = 'no'
    return true
  })
}
