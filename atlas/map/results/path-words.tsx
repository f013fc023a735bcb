import type { WordedPath } from '../../data/results.ts'
import css from './path-words.module.css'

/** A path as a tester reads it: given, when, then. */
export function PathWords({ path }: { readonly path: WordedPath }) {
  return (
    <ol className={css.path}>
      <li>
        <b>Given</b> {path.given} <span>then {path.sees}</span>
      </li>
      {path.steps.map(({ happens, sees, isRefused }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same step may come twice, and steps never move
        <li key={index}>
          <b>When</b> {happens} <span>{isRefused ? 'nothing changes' : `then ${sees}`}</span>
        </li>
      ))}
    </ol>
  )
}

/** Where a path begins and how it ends, on one line. */
export const briefly = ({ given, steps }: WordedPath): string => {
  const last = steps.at(-1)
  const more = steps.length > 1 ? `after ${steps.length - 1} ${steps.length === 2 ? 'step' : 'steps'} ` : ''
  return last ? `Given ${given}, ${more}${last.happens}` : `Given ${given}`
}
