import { i18n } from '@lingui/core'
import { afterEach, describe, expect, test } from 'vitest'
import { createTexts } from './i18n.ts'

const history = '/{-$country}/{-$locale}/orders/'

describe('texts that come with what says them', () => {
  afterEach(() => createTexts('en', null, () => undefined).ofPage(history))

  test('are there once the page is, and are not waited for again', async () => {
    const texts = createTexts('pl', null, () => undefined)
    const coming = texts.ofPage(history)
    expect(coming).toBeInstanceOf(Promise)
    expect(texts.ofPage(history)).toBe(coming)
    await coming
    expect(texts.ofPage(history)).toBeNull()
    expect(i18n.locale).toBe('pl')
    expect(Object.keys(i18n.messages).length).toBeGreaterThan(100)
  })

  test('of a part come by its module', async () => {
    const texts = createTexts('ar', null, () => undefined)
    expect(i18n.messages).toEqual({})
    await texts.ofPart('src/features/review/reviews.tsx')
    expect(Object.keys(i18n.messages).length).toBeGreaterThan(20)
  })

  test('of what is no page are an error, and are asked for again', async () => {
    const texts = createTexts('pl', null, () => undefined)
    const first = texts.ofPart('src/nothing.tsx')
    await expect(first).rejects.toThrow('No texts of src/nothing.tsx in pl')
    expect(texts.ofPart('src/nothing.tsx')).not.toBe(first)
    await expect(texts.ofPart('src/nothing.tsx')).rejects.toThrow('No texts')
  })

  test('that are missing are told of', () => {
    const missing: string[] = []
    createTexts('pl', null, (id) => missing.push(id))
    i18n._('nowhere')
    expect(missing).toEqual(['nowhere'])
  })
})
