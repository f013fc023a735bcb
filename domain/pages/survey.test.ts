import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shop } from '../shop-settings/shop.ts'
import { allowsPerformanceCookies, surveyToLoad } from './survey.ts'

const surveyUrl = 'https://survey.example/v1.js'
const agreed = `${shop.consentCookie}=necessary.performance`

describe('consent to performance cookies', () => {
  it.each([
    ['no cookie at all', '', false],
    ['other cookies only', 'a=performance; b=1', false],
    ['what is necessary', `${shop.consentCookie}=necessary`, false],
    ['performance', `a=b; ${agreed}; c=d`, true],
    ['performance alone', `${shop.consentCookie}=performance`, true],
    ['a group that begins alike', `${shop.consentCookie}=performance-less`, false],
    ['a cookie whose name ends alike', `x${agreed}`, false],
    ['two answers that differ', `${agreed}; ${shop.consentCookie}=necessary`, false],
    ['nothing in it', `${shop.consentCookie}=`, false],
  ])('[SE-08] with %s: %s', (_, cookies, allows) => {
    expect(allowsPerformanceCookies(cookies)).toBe(allows)
  })

  it('[SE-08] never comes of cookies that are not the shop’s own choice', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!text.includes(shop.consentCookie))
        expect(allowsPerformanceCookies(text)).toBe(false)
      }),
    )
  })
})

describe('the survey', () => {
  it('[SE-08] loads with flag, address and consent', () => {
    expect(surveyToLoad({ isEnabled: true, surveyUrl, cookies: agreed })).toBe(surveyUrl)
  })

  it.each([
    ['the flag off', { isEnabled: false }],
    ['no address', { surveyUrl: null }],
    ['no consent', { cookies: '' }],
  ])('[SE-08] does not load with %s', (_, missing) => {
    expect(surveyToLoad({ isEnabled: true, surveyUrl, cookies: agreed, ...missing })).toBeNull()
  })
})
