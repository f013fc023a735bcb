import { criterionWords } from '../../../model-tests/lib/coverage/coverage.ts'
import { missingIn } from '../../data/results.ts'
import type { FlowResults } from '../../data/results.types.ts'
import { Command } from '../../ui/command/command.tsx'
import { Long } from './long.tsx'
import css from './missing-list.module.css'
import { PathWords } from './path-words.tsx'
import { type Kind, useResults } from './use-results.ts'

/** What tests of a kind did not take, each with the shortest path through it and the command that walks it. */
export function MissingList({ flow, kind }: { readonly flow: FlowResults; readonly kind: Kind }) {
  const results = useResults()
  if (!results || !flow.coverage[kind]) return null
  const missing = missingIn(results, flow, kind)
  if (missing.length === 0) return <p className={css.none}>Nothing is missing.</p>
  return (
    <Long
      items={missing}
      keyOf={({ criterion, name }) => `${criterion} ${name}`}
      show={({ criterion, name, path, command }) => (
        <details className={css.one}>
          <summary>
            <span>{criterionWords[criterion]}</span> <code>{name}</code>
          </summary>
          {path ? <PathWords path={path} /> : <p>No path leads there.</p>}
          <Command text={command} />
        </details>
      )}
    />
  )
}
