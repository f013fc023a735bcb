import { describe, expect, test } from 'vitest'
import type { Experience } from '../../contract/session/experience.ts'
import { experienceMachine } from '../../machines/experience/experience.machine.ts'
import { isExperienceReady, selectExperience } from '../../machines/experience/experience.selectors.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { startJourney } from '../samples/journey.ts'
import { defect, sampleExperience } from '../samples/samples.ts'

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

  test('a call that breaks counts as one that failed, the first time and again', async () => {
    const page = start()
    await page.breaks('loadExperience', defect)
    expect([isExperienceReady(page.snapshot()), page.snapshot().context.failures]).toEqual([true, 1])
    await page.pass(2_000)
    expect([isExperienceReady(page.snapshot()), page.asked('loadExperience').length]).toEqual([true, 2])
    await page.breaks('loadExperience', defect)
    expect(page.snapshot().context.failures).toBe(2)
    await page.pass(3_999)
    expect(page.asked('loadExperience')).toHaveLength(2)
    await page.pass(1)
    await page.answer('loadExperience', succeeded(sampleExperience('us', 'en')))
    expect(page.snapshot().context).toEqual({
      country: 'us',
      language: 'en',
      experience: sampleExperience('us', 'en'),
      failures: 0,
    })
  })

  test('another country forgets the settings and the failures of the one before', async () => {
    const page = start()
    await page.answer('loadExperience', nothing)
    page.send({ type: 'experience.change', country: 'us', language: 'es' })
    expect([page.snapshot().context, isExperienceReady(page.snapshot())]).toEqual([
      { country: 'us', language: 'es', experience: null, failures: 0 },
      false,
    ])
    await page.pass(60_000)
    expect(page.asked('loadExperience')).toEqual([
      { country: 'us', language: 'en' },
      { country: 'us', language: 'es' },
    ])
  })

  test('another country is asked for while the first one is still asked for', () => {
    const page = start()
    page.send({ type: 'experience.change', country: 'us', language: 'en' })
    expect(page.asked('loadExperience')).toHaveLength(1)
    page.send({ type: 'experience.change', country: 'ca', language: 'en' })
    expect([page.asked('loadExperience').length, page.isPending('loadExperience')]).toEqual([2, true])
  })

  test('a page without settings begins with none and no failure', () => {
    expect(start().snapshot().context).toEqual({
      country: 'us',
      language: 'en',
      experience: null,
      failures: 0,
    })
  })
})
