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

const inputLines = (input: Plain): readonly string[] => {
  if (!hasClock(input)) {
    const before = '      input: () => '
    const value = printValue(input, { indent: 6, taken: before.length + 3 })
    return [`${before}${value.startsWith('{') ? `(${value})` : value},`]
  }
  const before = '        return '
  return [
    '      input: (now) => {',
    '        const begun = now()',
    `${before}${printValue(input, { indent: 8, taken: before.length })}`,
    '      },',
  ]
}

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
  const listeners = model?.listeners ?? []
  const isUsual = listeners.every((name) => name === 'watchPage')
  const start = [
    '    const journey = startJourney({',
    `      machine: ${machine}Machine,`,
    ...inputLines(input),
    ...(isUsual ? [] : [`      listeners: ${printValue([...listeners], { indent: 6, taken: 17 })},`]),
    '    })',
  ]
  const ends = [
    pinned('journey.snapshot().value', end.value),
    ...(end.output ? [pinned('journey.snapshot().output', end.output.value)] : []),
    pinned('journey.emitted', [...facts]),
  ]
  const clock = hasClock(input)
    ? [
        `/** What the chart’s clock said when it began, on ${day.format(recordedAt)}. */`,
        `const recordedAt = Date.parse(${quoted(new Date(recordedAt).toISOString())})`,
        '',
      ]
    : []
  const lines = [
    "import { describe, expect, test } from 'vitest'",
    `import { ${machine}Machine } from '${root}/${folder}/${flow.id}.machine.ts'`,
    `import { startJourney } from '${root === fromModelTests ? journeyModule.replace('model-tests', '..') : `${root}/${journeyModule}`}'`,
    '',
    ...clock,
    ...gaps.map((gap) => `// ${gap}: it is to be given here by hand.`),
    ...(gaps.length > 0 ? [''] : []),
    `describe(${quoted(`${flow.id}: recorded on ${day.format(recordedAt)}`)}, () => {`,
    `  test(${quoted(title)}, async () => {`,
    ...start,
    ...[...steps.map(printStep), ...ends].map((line) => `    ${line}`),
    '  })',
    '})',
    '',
  ]
  return { name: `${flow.id}.recorded.journeys.test.ts`, text: lines.join('\n') }
}
