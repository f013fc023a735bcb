import { describe, expect, test } from 'vitest'
import type { Experience } from '../../contract/session/experience.ts'
import { experienceMachine } from '../../machines/experience/experience.machine.ts'
import { isExperienceReady, selectExperience } from '../../machines/experience/experience.selectors.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { startJourney } from '../samples/journey.ts'
import { sampleExperience } from '../samples/samples.ts'

const start = (known: Experience | null = null) =>
  startJourney({ machine: experienceMachine, input: () => ({ country: 'us', language: 'en', known }) })
const nothing = failed({ kind: 'network' })

describe('country settings: pinned journeys', () => {
  test('[SH-10] the page waits for the settings', async () => {
    const page = start()
    expect(isExperienceReady(page.snapshot())).toBe(false)
    await page.answer('loadExperience', succeeded(sampleExperience('us', 'en')))
    expect(isExperienceReady(page.snapshot())).toBe(true)
    expect(selectExperience(page.snapshot())).toEqual(sampleExperience('us', 'en'))
  })

  test('without settings the page works with the built-in ones, and asks again at growing distances', async () => {
    const page = start()
    for (const seconds of [2, 4, 8, 16, 32, 60, 60]) {
      await page.answer('loadExperience', nothing)
      expect([isExperienceReady(page.snapshot()), selectExperience(page.snapshot())]).toEqual([true, null])
      const asked = page.asked('loadExperience').length
      await page.pass(seconds * 1_000 - 1)
      expect(page.asked('loadExperience')).toHaveLength(asked)
      await page.pass(1)
    }
    await page.answer('loadExperience', succeeded(sampleExperience('us', 'en')))
    expect(selectExperience(page.snapshot())).toEqual(sampleExperience('us', 'en'))
  })

  test('[SH-10] a page that came with its settings waits for none; another country asks for its own', async () => {
    const page = start(sampleExperience('us', 'en'))
    expect([isExperienceReady(page.snapshot()), page.asked('loadExperience')]).toEqual([true, []])
    expect(selectExperience(page.snapshot())).toEqual(sampleExperience('us', 'en'))
    page.send({ type: 'experience.change', country: 'pl', language: 'pl' })
    expect([selectExperience(page.snapshot()), page.asked('loadExperience')]).toEqual([
      null,
      [{ country: 'pl', language: 'pl' }],
    ])
  })

  test('another country brings its own settings; an answer for the first one is not taken', async () => {
    const page = start()
    page.send({ type: 'experience.change', country: 'pl', language: 'pl' })
    expect(page.asked('loadExperience')).toEqual([
      { country: 'us', language: 'en' },
      { country: 'pl', language: 'pl' },
    ])
    await page.answer('loadExperience', succeeded(sampleExperience('pl', 'pl')))
    expect(selectExperience(page.snapshot())?.country).toBe('pl')
    page.send({ type: 'experience.change', country: 'pl', language: 'pl' })
    expect(page.asked('loadExperience')).toHaveLength(2)
  })
})
