import { describe, expect, it } from 'vitest'
import type { ChartState } from '../../../atlas/chart/chart.types.ts'
import type { PlacedLine, PlacedState, Placement, Point } from './drawing.types.ts'
import { collisions, crossings } from './geometry.ts'

const state = (id: string, children: ChartState[] = []): ChartState => ({
  id,
  path: id,
  key: id,
  kind: children.length > 0 ? 'compound' : 'atomic',
  isChoice: false,
  description: undefined,
  initial: undefined,
  calls: [],
  timers: [],
  entry: [],
  exit: [],
  tags: [],
  children,
})

const box = (own: ChartState, x: number, y: number, width = 100, height = 50): PlacedState => ({
  state: own,
  x,
  y,
  width,
  height,
  depth: 0,
  content: {
    width,
    height,
    icons: [],
    rules: [],
    spans: [{ text: own.key, face: 'name', x: 10, y: 20, width: 30, room: 30 }],
  },
})

const line = (source: string, target: string, points: [number, number][], label?: Point): PlacedLine => ({
  id: `${source} > ${target}`,
  link: { id: `${source} > ${target}`, source, target, transitions: [] },
  source,
  target,
  points: points.map(([x, y]) => ({ x, y })),
  label: label && {
    ...label,
    width: 60,
    height: 15,
    spans: [{ text: 'go', face: 'code', x: 0, y: 11, width: 60, room: 60 }],
  },
})

const a = box(state('m.a'), 0, 0)
const b = box(state('m.b'), 0, 200)
const down = line(
  'm.a',
  'm.b',
  [
    [50, 50],
    [50, 200],
  ],
  { x: 56, y: 100 },
)

const placed = (lines: PlacedLine[], states: PlacedState[] = [a, b]): Placement => ({
  flowing: 'DOWN',
  width: 400,
  height: 400,
  states,
  dots: [],
  lines,
})

describe('what a reader would stumble over', () => {
  it('is nothing in a plain drawing', () => {
    expect(collisions(placed([down]))).toEqual([])
  })

  it('is a label on a label', () => {
    const other = line(
      'm.b',
      'm.a',
      [
        [90, 200],
        [90, 50],
      ],
      { x: 100, y: 100 },
    )
    expect(collisions(placed([down, other]))).toEqual([
      'label of m.a > m.b on label of m.b > m.a',
      'label of m.a > m.b on line m.b > m.a',
    ])
  })

  it('is a label on its own line', () => {
    expect(
      collisions(
        placed([
          {
            ...down,
            ...line(
              'm.a',
              'm.b',
              [
                [50, 50],
                [50, 200],
              ],
              { x: 30, y: 100 },
            ),
          },
        ]),
      ),
    ).toEqual(['label of m.a > m.b on line m.a > m.b'])
  })

  it('is a label on a box', () => {
    expect(
      collisions(
        placed([
          line(
            'm.a',
            'm.b',
            [
              [50, 50],
              [50, 200],
            ],
            { x: 56, y: 195 },
          ),
        ]),
      ),
    ).toEqual(['label of m.a > m.b on m.b'])
  })

  it('is a line through a box that it has nothing to do with', () => {
    const between = box(state('m.c'), 20, 100)
    expect(
      collisions(
        placed(
          [
            line('m.a', 'm.b', [
              [50, 50],
              [50, 200],
            ]),
          ],
          [a, b, between],
        ),
      ),
    ).toEqual(['line m.a > m.b through m.c'])
  })

  it('is a line through the box it comes from', () => {
    expect(
      collisions(
        placed([
          line('m.a', 'm.b', [
            [50, 0],
            [50, 200],
          ]),
        ]),
      ),
    ).toEqual(['line m.a > m.b through m.a'])
  })

  it('is a line over the words of a box that holds its target', () => {
    const inner = state('m.h.i')
    const holder = box(state('m.h', [inner]), 0, 100, 200, 200)
    const into = (x: number) =>
      collisions(
        placed(
          [
            line('m.a', 'm.h.i', [
              [x, 50],
              [x, 200],
            ]),
          ],
          [a, holder, box(inner, 20, 200)],
        ),
      )
    expect(into(80)).toEqual([])
    expect(into(25)).toEqual(['line m.a > m.h.i over the words of m.h'])
  })

  it('is a slanting line, and one whose end stands nowhere', () => {
    expect(
      collisions(
        placed([
          line('m.a', 'm.b', [
            [50, 50],
            [60, 200],
          ]),
        ]),
      ),
    ).toEqual(['line m.a > m.b slants'])
    expect(
      collisions(
        placed([
          line('m.a', 'm.b', [
            [50, 60],
            [50, 200],
          ]),
        ]),
      ),
    ).toEqual(['line m.a > m.b has a loose end'])
  })

  it('is a line from a box back to it that cannot be seen', () => {
    const loop = (points: [number, number][]) => collisions(placed([line('m.a', 'm.a', points)]))
    expect(
      loop([
        [20, 50],
        [20, 70],
        [60, 70],
        [60, 50],
      ]),
    ).toEqual([])
    expect(
      loop([
        [20, 50],
        [60, 50],
      ]),
    ).toContain('line m.a > m.a lies on its own box')
  })

  it('is nothing where lines share the way out of a choice point, but is where they go on together', () => {
    const choice = { ...box({ ...state('m.q'), isChoice: true }, 0, 0, 160, 40) }
    const diamond = { x: 0, y: 3, width: 34, height: 34 }
    const q = { ...choice, content: { ...choice.content, diamond, spans: [] } }
    const c = box(state('m.c'), 160, 200)
    const to = (target: string, points: [number, number][]) => line('m.q', target, points)
    const straight = to('m.b', [
      [17, 37],
      [17, 200],
    ])
    const aside = (turn: number) =>
      to('m.c', [
        [17, 37],
        [17, turn],
        [200, turn],
        [200, 200],
      ])
    const found = (...lines: PlacedLine[]) => collisions(placed(lines, [q, b, c]))
    expect(found(straight, aside(80))).toEqual([])
    const back = to('m.c', [
      [17, 37],
      [17, 80],
      [20, 80],
      [20, 140],
      [200, 140],
      [200, 200],
    ])
    expect(found(straight, back)).toEqual(['line m.q > m.b along line m.q > m.c'])
  })

  it('is two lines that run into one', () => {
    const close = line('m.b', 'm.a', [
      [53, 200],
      [53, 50],
    ])
    expect(
      collisions(
        placed([
          line('m.a', 'm.b', [
            [50, 50],
            [50, 200],
          ]),
          close,
        ]),
      ),
    ).toEqual(['line m.a > m.b along line m.b > m.a'])
  })
})

it('counts how often lines cross', () => {
  const across = line('m.c', 'm.d', [
    [0, 120],
    [100, 120],
  ])
  expect(crossings(placed([down, across]))).toBe(1)
  expect(crossings(placed([down]))).toBe(0)
})
