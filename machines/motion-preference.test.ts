import { expect, test } from 'vitest'
import { createActor, setup } from 'xstate'
import type { MotionPreferenceEvent } from './actor-slot.ts'
import { createWatchMotion } from './motion-preference.actors.ts'

const watch = (asksForLess: boolean) => {
  const query = Object.assign(new EventTarget(), { matches: asksForLess })
  const told: string[] = []
  const chart = setup({
    types: { events: {} as MotionPreferenceEvent },
    actors: { watchMotion: createWatchMotion(() => query as unknown as MediaQueryList) },
  }).createMachine({
    invoke: { src: 'watchMotion' },
    on: { '*': { actions: ({ event }) => told.push(event.type) } },
  })
  const actor = createActor(chart).start()
  const wish = (matches: boolean) => {
    query.matches = matches
    query.dispatchEvent(new Event('change'))
  }
  return { told, wish, stop: () => actor.stop() }
}

test('who asks for less motion is known at once, and so is every change', () => {
  const { told, wish } = watch(true)
  expect(told).toEqual(['motion.reduced'])
  wish(false)
  wish(true)
  expect(told).toEqual(['motion.reduced', 'motion.allowed', 'motion.reduced'])
})

test('nothing is told of what nobody has asked for, or after the chart has stopped', () => {
  const { told, wish, stop } = watch(false)
  expect(told).toEqual([])
  stop()
  wish(true)
  expect(told).toEqual([])
})
