import { afterEach, expect, test, vi } from 'vitest'
import { createCarouselMachine } from '../../machines/carousel/carousel.actors.ts'
import { isTurning } from '../../machines/carousel/carousel.selectors.ts'
import { running } from '../samples/running.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('banners heed what the shopper’s system says of motion, at once and later', () => {
  const preference = Object.assign(new EventTarget(), { matches: true })
  const asked: string[] = []
  vi.stubGlobal('matchMedia', (query: string) => {
    asked.push(query)
    return preference
  })
  const banners = running(createCarouselMachine(), { count: 3 })
  const seen = [isTurning(banners.snapshot())]
  for (const matches of [false, true]) {
    preference.matches = matches
    preference.dispatchEvent(new Event('change'))
    seen.push(isTurning(banners.snapshot()))
  }
  banners.actor.stop()
  expect([asked, seen]).toEqual([['(prefers-reduced-motion: reduce)'], [false, true, false]])
})
