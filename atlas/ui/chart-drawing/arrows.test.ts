import { expect, test } from 'vitest'
import { cancellationSample } from '../../chart/cancellation-sample.ts'
import { readChart } from '../../chart/read-chart.ts'
import { arrowFrom } from './arrows.ts'

const chart = readChart(cancellationSample)

test('arrow keys follow transitions', () => {
  expect(arrowFrom(chart, null, 'ArrowRight')).toBe('dialog')
  expect(arrowFrom(chart, 'dialog.inProgress.sending', 'ArrowRight')).toBe('dialog.denied')
  expect(arrowFrom(chart, 'dialog.inProgress.polling', 'ArrowLeft')).toBe('dialog.inProgress.sending')
  expect(arrowFrom(chart, 'window.open', 'ArrowDown')).toBe('window.shut')
  expect(arrowFrom(chart, 'window.shut', 'ArrowDown')).toBeNull()
})
