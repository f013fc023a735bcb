import { expect, it } from 'vitest'
import { tidyLine } from './tidy-line.ts'

const points = (...pairs: [number, number][]) => pairs.map(([x, y]) => ({ x, y }))

it('drops points that repeat or lie on the way', () => {
  expect(tidyLine(points([0, 0], [0, 10], [0, 10], [0, 40], [30, 40]), 'DOWN', 8)).toEqual(
    points([0, 0], [0, 40], [30, 40]),
  )
})

it('draws the pieces beside a small step into one, along the longer', () => {
  expect(tidyLine(points([0, 0], [0, 20], [6, 20], [6, 100]), 'DOWN', 8)).toEqual(points([6, 0], [6, 100]))
  expect(tidyLine(points([0, 0], [80, 0], [80, 7], [100, 7]), 'RIGHT', 8)).toEqual(points([0, 0], [100, 0]))
})

it('keeps a step that is meant', () => {
  const step = points([0, 0], [0, 20], [9, 20], [9, 100])
  expect(tidyLine(step, 'DOWN', 8)).toEqual(step)
})

it('makes a slant a step halfway, or straight where it is small', () => {
  expect(tidyLine(points([0, 0], [40, 60]), 'DOWN', 8)).toEqual(points([0, 0], [0, 30], [40, 30], [40, 60]))
  expect(tidyLine(points([0, 0], [4, 60]), 'DOWN', 8)).toEqual(points([4, 0], [4, 60]))
})

it('keeps an end that is held where it is, and a step between two of them', () => {
  const step = points([0, 0], [0, 20], [6, 20], [6, 100])
  expect(tidyLine(step, 'DOWN', 8, { start: true, end: false })).toEqual(points([0, 0], [0, 100]))
  expect(tidyLine(step, 'DOWN', 8, { start: false, end: true })).toEqual(points([6, 0], [6, 100]))
  expect(tidyLine(step, 'DOWN', 8, { start: true, end: true })).toEqual(step)
})
