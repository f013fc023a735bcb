import { counted } from '../../chart/counted.ts'
import { type LastRun, pathsOf } from '../../data/results.ts'
import type { FlowResults } from '../../data/results.types.ts'
import { Command } from '../../ui/command/command.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Long } from './long.tsx'
import { briefly, PathWords } from './path-words.tsx'
import css from './paths-part.module.css'
import { useResults } from './use-results.ts'

const runWords = (run: LastRun | null): string =>
  run
    ? `${run.result} in ${run.seconds < 1 ? `${Math.round(run.seconds * 1000)} ms` : `${run.seconds.toFixed(1)} s`}`
    : 'not walked'

/** Paths of a flow as a tester reads them; with a state, those that come through it. */
export function PathsPart({ flow, state }: { readonly flow: FlowResults; readonly state: string | null }) {
  const results = useResults()
  if (!results) return null
  const isThrough = (configuration: string) =>
    state === null ||
    configuration.split(' + ').some((leaf) => leaf === state || leaf.startsWith(`${state}.`))
  const paths = pathsOf(results, flow)
    .filter(({ path }) => state === null || path.steps.some(({ rests }) => isThrough(rests)))
    .toSorted((one, other) => (state === null ? 0 : one.path.steps.length - other.path.steps.length))
  return (
    <Section
      title={
        <>
          {' '}
          {counted(paths.length, 'path')}
          {state !== null && ` through ${state}`}
        </>
      }
    >
      <Long
        items={paths}
        keyOf={({ number }) => number}
        show={({ number, path, isInBrowser, headless, browser, command }) => (
          <details className={css.one}>
            <summary>
              <b>{number}</b> {briefly(path)} <span data-result={headless?.result}>{runWords(headless)}</span>
            </summary>
            <PathWords path={path} />
            <p>
              In a browser: {isInBrowser ? runWords(browser) : 'no host can be brought to give these answers'}
              . <Command text={command} />
            </p>
          </details>
        )}
      />
    </Section>
  )
}
