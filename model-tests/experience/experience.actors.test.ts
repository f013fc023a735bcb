import { describe, expect, test } from 'vitest'
import { createExperienceMachine } from '../../machines/experience/experience.actors.ts'
import { experienceRetryMs, isSamePlace } from '../../machines/experience/experience.rules.ts'
import { selectExperience } from '../../machines/experience/experience.selectors.ts'
import { running } from '../samples/running.ts'
import { answers, startHost } from '../samples/sample-host.ts'
import { sampleExperience } from '../samples/samples.ts'

describe('country settings: the call and its rules', () => {
  test('the settings of the page’s country and language are asked for', async () => {
    const settings = sampleExperience('gb', 'en')
    const { http, asked } = startHost([answers(settings)])
    const page = running(createExperienceMachine({ http }), { country: 'gb', language: 'en', known: null })
    await page.pass(0)
    expect([asked, selectExperience(page.snapshot())]).toEqual([
      [{ call: 'GET /api/experience/settings/v1', query: { country: 'gb', language: 'en' } }],
      settings,
    ])
  })

  test.each([
    [0, 2_000],
    [1, 2_000],
    [2, 4_000],
    [3, 8_000],
    [5, 32_000],
    [6, 60_000],
    [40, 60_000],
  ])('after %i failures in a row the next try is %i ms away', (failures, wait) => {
    expect(experienceRetryMs(failures)).toBe(wait)
  })

  test('a place is the same by its country and its language', () => {
    const here = { country: 'ca', language: 'en' }
    expect(isSamePlace(here, { ...here })).toBe(true)
    expect(isSamePlace(here, { ...here, language: 'fr' })).toBe(false)
    expect(isSamePlace(here, { ...here, country: 'us' })).toBe(false)
  })
})
