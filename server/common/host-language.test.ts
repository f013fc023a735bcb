import { expect, test } from 'vitest'
import { acceptedLanguages, hostLanguage, textLanguage } from './host-language.ts'

test.each([
  [undefined, []],
  ['', []],
  ['pl', ['pl']],
  ['en-GB,en;q=0.9,pl;q=0.95, ar ;q=0,*;q=0.1', ['en-GB', 'pl', 'en']],
])('Accept-Language %j asks for %j', (header, wanted) => {
  expect(acceptedLanguages(header)).toEqual(wanted)
})

test.each<[string | string[] | undefined, string]>([
  [undefined, 'en'],
  ['eo sk', 'en'],
  ['eo pl-PL en', 'pl'],
  ['zh-TW en', 'zh-Hant'],
  [['ar-AE', 'en'], 'ar'],
])('%j is shown in %s', (wanted, language) => {
  expect(hostLanguage(wanted)).toBe(language)
})

test.each([
  ['pl', 'ar', 'pl'],
  ['ko', 'pl', 'ko'],
  ['eo', 'pl, en;q=0.5', 'pl'],
  ['eo', undefined, 'en'],
  ['eo', '*', 'en'],
  [undefined, 'ar-AE', 'ar'],
])('[A-30] texts for a call in %j of a page that accepts %j are in %s', (wished, accepted, language) => {
  const headers = new Headers(accepted === undefined ? {} : { 'Accept-Language': accepted })
  expect(textLanguage(wished, headers)).toBe(language)
})
