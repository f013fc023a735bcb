import { folderOf } from '../../../machines/flow.ts'
import { statesOfChart } from '../../chart/states.ts'
import { type BookEntry, entryOf } from '../book/book.ts'
import type { Plain } from '../recording/plain.ts'
import type { JourneyStep, RecordedJourney } from './journey.types.ts'
import { printValue, quoted } from './print-value.ts'

/** Where `startJourney` lies, from the project's folder. */
const journeyModule = 'model-tests/samples/journey.ts'

/** From the folder of a flow in `model-tests/` to the project's. */
const fromModelTests = '../..'

export type JourneyFile = { readonly name: string; readonly text: string }

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

const hasClock = (value: Plain): boolean =>
  value !== null &&
  typeof value === 'object' &&
  ((value as { readonly $?: Plain }).$ === 'clock' ||
    Object.values(value as object).some((item) => hasClock(item)))

const printStep = (step: JourneyStep): string => {
  const call = (before: string, value: Plain) =>
    `${before}${printValue(value, { indent: 4, taken: 5 + before.length })})`
  switch (step.do) {
    case 'send':
      return call('journey.send(', step.event)
    case 'runOut':
      return `journey.send({ type: ${quoted(step.type)} } as never)`
    case 'answer':
      return call(`await journey.answer(${quoted(step.call)}, `, step.output)
    case 'break':
      return `await journey.breaks(${quoted(step.call)}, new Error(${quoted(step.message)}))`
    case 'pass':
      return `await journey.pass(${printValue(step.ms, { indent: 0, taken: 0 })})`
  }
}

const pinned = (actual: string, value: Plain): string => {
  const before = `expect(${actual}).toEqual(`
  return `${before}${printValue(value, { indent: 4, taken: 5 + before.length })})`
}

const isUndefined = (value: Plain): boolean =>
  value !== null && typeof value === 'object' && (value as { readonly $?: Plain }).$ === 'undefined'

/** What the chart was given; none where it takes nothing. */
const inputLines = (machine: string, input: Plain): readonly string[] => {
  const type = `InputFrom<typeof ${machine}Machine>`
  if (isUndefined(input)) return []
  if (!hasClock(input)) {
    const before = `const input = (): ${type} => (`
    return [`${before}${printValue(input, { indent: 0, taken: before.length + 1 })})`, '']
  }
  const before = '  return '
  return [
    `const input = (now: () => number): ${type} => {`,
    '  const begun = now()',
    `${before}${printValue(input, { indent: 2, taken: before.length })}`,
    '}',
    '',
  ]
}

const startLines = (machine: string, input: Plain, listeners: readonly string[]): readonly string[] => {
  const isUsual = listeners.every((name) => name === 'watchPage')
  const parts = [
    `machine: ${machine}Machine`,
    isUndefined(input) ? 'input: () => undefined' : 'input',
    ...(isUsual ? [] : [`listeners: ${printValue([...listeners], { indent: 6, taken: 17 })}`]),
  ]
  const line = `    const journey = startJourney({ ${parts.join(', ')} })`
  if (line.length <= 110) return [line]
  return ['    const journey = startJourney({', ...parts.map((part) => `      ${part},`), '    })']
}

const clockLines = (input: Plain, recordedAt: number): readonly string[] =>
  hasClock(input)
    ? [
        `/** What the chart’s clock said when it began, on ${day.format(recordedAt)}. */`,
        `const recordedAt = Date.parse(${quoted(new Date(recordedAt).toISOString())})`,
        '',
      ]
    : []

/** Leaves of the states in which a chart rests. */
const restingIn = ({ chart }: BookEntry, states: readonly string[]): string =>
  statesOfChart(chart)
    .filter(({ path, children }) => children.length === 0 && states.includes(path))
    .map(({ path }) => path)
    .join(' and ')

/** What a test of a journey is called, unless somebody calls it otherwise. */
export const usualTitle = ({ machine, end }: RecordedJourney): string => {
  const entry = entryOf(machine)
  return `ends in ${entry ? restingIn(entry, end.states) : end.states.join(', ')}`
}

/**
 * A recorded journey as a file of `model-tests/`, to be put into the folder of its flow.
 *
 * @param root the project's folder, from where the file is to lie.
 * @throws where no flow has the chart.
 */
export const journeyFile = (
  journey: RecordedJourney,
  title = usualTitle(journey),
  root = fromModelTests,
): JourneyFile => {
  const { machine, input, recordedAt, steps, end, facts, gaps } = journey
  const entry = entryOf(machine)
  if (!entry) throw new Error(`no flow has the chart "${machine}"`)
  const { flow, model } = entry
  const folder = `machines/${folderOf(flow)}`
  const ends = [
    pinned('journey.snapshot().value', end.value),
    ...(end.output ? [pinned('journey.snapshot().output', end.output.value)] : []),
    pinned('journey.emitted', [...facts]),
  ]
  const lines = [
    "import { describe, expect, test } from 'vitest'",
    ...(isUndefined(input) ? [] : ["import type { InputFrom } from 'xstate'"]),
    `import { ${machine}Machine } from '${root}/${folder}/${flow.id}.machine.ts'`,
    `import { startJourney } from '${root === fromModelTests ? journeyModule.replace('model-tests', '..') : `${root}/${journeyModule}`}'`,
    '',
    ...gaps.map((gap) => `// ${gap}: it is to be given here by hand.`),
    ...(gaps.length > 0 ? [''] : []),
    ...clockLines(input, recordedAt),
    ...inputLines(machine, input),
    `describe(${quoted(`${flow.id}: recorded on ${day.format(recordedAt)}`)}, () => {`,
    `  test(${quoted(title)}, async () => {`,
    ...startLines(machine, input, model?.listeners ?? []),
    ...[...steps.map(printStep), ...ends].map((line) => `    ${line}`),
    '  })',
    '})',
    '',
  ]
  return { name: `${flow.id}.recorded.journeys.test.ts`, text: lines.join('\n') }
}
