import { afterEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { createCarouselMachine } from '../../machines/carousel/carousel.actors.ts'
import { isTurning } from '../../machines/carousel/carousel.selectors.ts'

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
  const banners = createActor(createCarouselMachine(), { input: { count: 3 } }).start()
  const seen = [isTurning(banners.getSnapshot())]
  for (const matches of [false, true]) {
    preference.matches = matches
    preference.dispatchEvent(new Event('change'))
    seen.push(isTurning(banners.getSnapshot()))
  }
  banners.stop()
  expect([asked, seen]).toEqual([['(prefers-reduced-motion: reduce)'], [false, true, false]])
})
