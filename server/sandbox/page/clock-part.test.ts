import { expect, test } from 'vitest'
import { clockPart } from './clock-part.ts'

const now = new Date('2026-11-23T17:05:09Z')
const minute = 60_000
const part = (offsetMs = 0) => String(clockPart(now, offsetMs))

test('the host’s time is told in UTC, and how far it is from real time', () => {
  const said = (offsetMs: number) => /<b>(.*?)<\/b>, (.*?)\. The cancel/.exec(part(offsetMs))?.slice(1)
  expect(said(0)).toEqual(['Monday, 23 November 2026 at 17:05:09 UTC', 'the same as real time'])
  const ahead = (offsetMs: number) => said(offsetMs)?.[1]
  expect(ahead(29_000)).toBe('the same as real time')
  expect(ahead(5 * minute)).toBe('0 h 5 min ahead of real time')
  expect(ahead(-61 * minute)).toBe('1 h 1 min behind real time')
  expect(ahead((31 * 24 * 60 + 90) * minute)).toBe('31 d 1 h 30 min ahead of real time')
  expect(ahead(-(24 * 60 + 90) * minute)).toBe('1 d 1 h 30 min behind real time')
})

test('each step is a form that moves the clock so far, and one puts it right', () => {
  const forms = [
    ...part().matchAll(
      /<form data-post="([^"]+)" data-body="([^"]+)" data-done="([^"]+)"><button[^>]*>([^<]+)</g,
    ),
  ].map(([, path, body = '', done, name]) => [path, JSON.parse(body.replaceAll('&quot;', '"')), done, name])
  const path = '/api/sandbox/clock'
  expect(forms).toEqual([
    [path, { advance: 'PT5M' }, 'The clock moved on by 5 minutes.', '+ 5 minutes'],
    [path, { advance: 'PT31M' }, 'The clock moved on by 31 minutes.', '+ 31 minutes'],
    [path, { advance: 'P1D' }, 'The clock moved on by 1 day.', '+ 1 day'],
    [path, { advance: 'P31D' }, 'The clock moved on by 31 days.', '+ 31 days'],
    [path, { reset: true }, 'The clock shows real time again.', 'Real time'],
  ])
})
