import { describe, expect, test } from 'vitest'
import { gate } from '../testing/gate.ts'
import { kettle } from '../testing/kettle.ts'
import { pathThrough } from './path-through.ts'
import { pathTo } from './path-to.ts'

const steps = (path: ReturnType<typeof pathThrough>) => path?.steps.map(({ step }) => step.words)

describe('the shortest path', () => {
  test('leads into a state, one that the chart only passes included', () => {
    expect(steps(pathTo(kettle, 'hot'))).toEqual([
      'somebody switches it on',
      'water comes',
      'three seconds pass',
    ])
    expect(steps(pathTo(kettle, 'checking'))).toEqual(['somebody switches it on', 'water comes'])
    expect(pathTo(kettle, 'nowhere')).toBeUndefined()
  })

  test('goes through a transition, from whichever start is nearest', () => {
    const path = pathThrough(kettle, 'checking · always [isDry] #1 → off')
    expect(path).toMatchObject({ number: 0, start: { words: 'a dry kettle' } })
    expect(steps(path)).toEqual(['somebody switches it on', 'water comes'])
  })

  test('goes through a state by its name', () => {
    expect(steps(pathThrough(kettle, 'off'))).toEqual([])
  })

  test('ends with what a guard refuses', () => {
    const path = pathThrough(gate, 'bar.shut · coin [guard] #1 → bar.counting (no)')
    expect(path?.steps.map(({ step, isRefused }) => [step.words, isRefused])).toEqual([
      ['night comes', undefined],
      ['somebody throws a coin in', true],
    ])
    expect(steps(pathThrough(gate, 'bar.shut · coin [guard] #1 → bar.counting (yes)'))).toEqual([
      'somebody throws a coin in',
    ])
    expect(steps(pathThrough(kettle, 'checking · always [isDry] #1 → off (no)'))).toEqual([
      'somebody switches it on',
      'water comes',
    ])
  })

  test('takes two transitions one right after the other', () => {
    expect(
      steps(pathThrough(gate, 'clock.day · night #1 → clock.night ⇒ bar.open · push #1 → bar.shut')),
    ).toEqual([
      'somebody throws a coin in',
      'somebody throws a coin in',
      'night comes',
      'somebody goes through',
    ])
  })

  test('walks over configurations, staying where it has to', () => {
    expect(
      steps(
        pathThrough(
          gate,
          'bar.open + clock.day › bar.shut + clock.day › bar.open + clock.day › bar.open + clock.night',
        ),
      ),
    ).toEqual([
      'somebody throws a coin in',
      'somebody throws a coin in',
      'somebody goes through',
      'it is oiled',
      'somebody throws a coin in',
      'somebody throws a coin in',
      'night comes',
    ])
  })

  test('is none through what no context allows, and through what there is not', () => {
    const none = [
      'bar.open · push #1 → bar.shut ⇒ bar.shut · coin [guard] #1 → bar.counting',
      'bar.shut + clock.night › bar.open + clock.night',
      'nowhere › elsewhere',
      'nothing (no)',
      'nothing',
    ]
    expect(none.map((part) => pathThrough(gate, part))).toEqual(none.map(() => undefined))
  })
})
