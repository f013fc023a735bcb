import { describe, expect, test } from 'vitest'
import { carouselMachine } from '../../machines/carousel/carousel.machine.ts'
import { nextIndex } from '../../machines/carousel/carousel.rules.ts'
import {
  isTurning,
  selectBannerIndex,
  selectRotationButton,
} from '../../machines/carousel/carousel.selectors.ts'
import type { CarouselEvent } from '../../machines/carousel/carousel.types.ts'
import { startJourney } from '../samples/journey.ts'

const start = (count = 3) => {
  const journey = startJourney({ machine: carouselMachine, input: () => ({ count }) })
  return { ...journey, index: () => selectBannerIndex(journey.snapshot()) }
}

describe('carousel: pinned journeys', () => {
  test('[SH-13] turns every 5 s, round the end', async () => {
    const banners = start()
    const seen: number[] = []
    for (let turn = 0; turn < 4; turn += 1) {
      seen.push(banners.index())
      await banners.pass(5_000)
    }
    expect(seen).toEqual([0, 1, 2, 0])
    await banners.pass(4_999)
    expect(banners.index()).toBe(1)
  })

  test('[SH-13] indicators pick a banner, which then has its full time', async () => {
    const banners = start()
    await banners.pass(4_000)
    banners.send({ type: 'banner.select', index: 2 })
    await banners.pass(4_999)
    expect(banners.index()).toBe(2)
    await banners.pass(1)
    expect(banners.index()).toBe(0)
  })

  test('[SH-13] can be paused, and only the shopper starts it again', async () => {
    const banners = start()
    banners.send({ type: 'carousel.pause' })
    banners.send({ type: 'carousel.hold' })
    banners.send({ type: 'carousel.release' })
    await banners.pass(60_000)
    expect([banners.index(), selectRotationButton(banners.snapshot())]).toEqual([0, 'play'])
    banners.send({ type: 'banner.select', index: 1 })
    expect(banners.index()).toBe(1)
    banners.send({ type: 'carousel.resume' })
    await banners.pass(5_000)
    expect([banners.index(), selectRotationButton(banners.snapshot())]).toEqual([2, 'pause'])
  })

  test('waits while pointer or focus is inside', async () => {
    const banners = start()
    banners.send({ type: 'carousel.hold' })
    await banners.pass(60_000)
    expect([banners.index(), isTurning(banners.snapshot())]).toEqual([0, false])
    banners.send({ type: 'carousel.release' })
    await banners.pass(5_000)
    expect(banners.index()).toBe(1)
  })

  test('nothing turns by itself while less motion is wished for, but for who starts it themselves', async () => {
    const banners = start()
    banners.send({ type: 'motion.reduced' })
    await banners.pass(60_000)
    expect([banners.index(), selectRotationButton(banners.snapshot())]).toEqual([0, null])
    banners.send({ type: 'motion.allowed' })
    await banners.pass(5_000)
    expect([banners.index(), selectRotationButton(banners.snapshot())]).toEqual([1, 'pause'])
    banners.send({ type: 'carousel.pause' })
    banners.send({ type: 'motion.reduced' })
    expect(selectRotationButton(banners.snapshot())).toBe('play')
  })

  test.each([
    ['there is one banner', 1],
    ['there is none', 0],
  ])('nothing turns by itself when %s', async (_, count) => {
    const banners = start(count)
    banners.send({ type: 'motion.allowed' })
    await banners.pass(60_000)
    expect([banners.index(), selectRotationButton(banners.snapshot())]).toEqual([0, null])
  })

  test.each([-1, 3, 1.5, Number.NaN])('there is no banner %d to pick, turning or not', async (index) => {
    const banners = start()
    await banners.pass(4_000)
    banners.send({ type: 'banner.select', index })
    expect(banners.index()).toBe(0)
    await banners.pass(1_000)
    expect(banners.index()).toBe(1)
    banners.send({ type: 'carousel.pause' })
    banners.send({ type: 'banner.select', index })
    expect(banners.index()).toBe(1)
  })

  test('the first and the last banner can be picked, and so can any while nothing turns', () => {
    const banners = start()
    const picked = [2, 0].map((index) => {
      banners.send({ type: 'banner.select', index })
      return banners.index()
    })
    banners.send({ type: 'motion.reduced' })
    banners.send({ type: 'banner.select', index: 1 })
    expect([...picked, banners.index(), isTurning(banners.snapshot())]).toEqual([2, 0, 1, false])
  })

  test('banners that wait for the pointer can be paused, and stand still where less motion is wished for', () => {
    const button = (events: readonly CarouselEvent[]) => {
      const banners = start()
      for (const event of events) banners.send(event)
      return [selectRotationButton(banners.snapshot()), isTurning(banners.snapshot())]
    }
    expect([
      button([]),
      button([{ type: 'carousel.hold' }]),
      button([{ type: 'carousel.hold' }, { type: 'carousel.pause' }]),
      button([{ type: 'carousel.hold' }, { type: 'motion.reduced' }]),
      button([{ type: 'carousel.hold' }, { type: 'motion.reduced' }, { type: 'carousel.release' }]),
      button([{ type: 'carousel.pause' }, { type: 'carousel.resume' }]),
    ]).toEqual([
      ['pause', true],
      ['pause', false],
      ['play', false],
      [null, false],
      [null, false],
      ['pause', true],
    ])
  })

  test('two banners turn', async () => {
    const banners = start(2)
    await banners.pass(5_000)
    expect(banners.index()).toBe(1)
    await banners.pass(5_000)
    expect(banners.index()).toBe(0)
  })

  test.each([
    [{ index: 0, count: 3 }, 1],
    [{ index: 2, count: 3 }, 0],
    [{ index: 0, count: 1 }, 0],
    [{ index: 0, count: 0 }, 0],
  ])('after %j comes banner %d', (banner, next) => {
    expect(nextIndex(banner)).toBe(next)
  })
})
