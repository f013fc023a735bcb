import { expect, test } from 'vitest'
import { cancellationSample } from '../../chart/cancellation-sample.ts'
import { readChart } from '../../chart/read-chart.ts'
import type { Mark } from '../../ui/chart-drawing/marks.ts'
import { joinMarks } from './join-marks.ts'

const chart = readChart(cancellationSample)
const between = (source: string, target: string) =>
  chart.transitions
    .filter((one) => one.source.endsWith(source) && one.target?.endsWith(target))
    .map(({ id }) => `transition:${id}`)
const line = (source: string, target: string) =>
  `link:cancellationSample.dialog.${source} > cancellationSample.dialog.${target}`

test('a line has the words that all of its transitions have', () => {
  const [retried = ''] = between('dialog.error', 'inProgress')
  const two = between('inProgress.polling', 'complete')
  const marks = joinMarks(chart, [
    new Map<string, Mark>([[retried, ['missing']], ...two.map((part) => [part, ['covered']] as const)]),
    new Map([
      ['state:dialog.error', ['dim']],
      [retried, ['dim']],
    ]),
  ])
  expect(marks.get(line('error', 'inProgress'))).toEqual(['missing', 'dim'])
  expect(marks.get(line('inProgress.polling', 'complete'))).toEqual(['covered'])
  expect(marks.get('state:dialog.error')).toEqual(['dim'])
  expect(marks.get(line('closed', 'confirming'))).toBeUndefined()
})
