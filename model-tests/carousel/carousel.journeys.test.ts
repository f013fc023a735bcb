import { describe, expect, test } from 'vitest'
import { carouselMachine } from '../../machines/carousel/carousel.machine.ts'
import {
  isTurning,
  selectBannerIndex,
  selectRotationButton,
} from '../../machines/carousel/carousel.selectors.ts'
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
})
