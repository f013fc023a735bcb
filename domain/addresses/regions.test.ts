import { describe, expect, it } from 'vitest'
import { regionCalled, regionOfPostalCode, regionOfRow } from './regions.ts'

const oregon = regionOfRow(['OR', 'Oregon', null, '97'], true)
const island = regionOfRow(['PE', 'Île-du-Prince-Édouard', 'Prince Edward Island', 'C'], false)
const northern = regionOfRow(['NT', 'Northern Territory', null, null], true)
const neighbor = regionOfRow(['WA', 'Washington', null, '98|970'], true)
const regions = [oregon, island, northern, neighbor]

describe('the region that is meant', () => {
  it.each([
    ['its code', 'OR', oregon],
    ['its code in small letters', 'or', oregon],
    ['its name', ' oregon ', oregon],
    ['its name without marks', 'ile du prince edouard', island],
    ['its Latin name', 'prince edward island', island],
    ['its name with other blanks', 'Northern  Territory', northern],
    ['its name with a mark for the blank', 'Northern-Territory.', northern],
  ])('is found by %s: %o', (_, text, region) => {
    expect(regionCalled(regions, text)).toBe(region)
  })

  it.each([null, '', '  ', 'Atlantis', 'northernterritory'])('is none for %o', (text) => {
    expect(regionCalled(regions, text)).toBeNull()
  })

  it('carries its code where the country’s addresses do, else its name', () => {
    expect([oregon.key, island.key]).toEqual(['OR', 'Île-du-Prince-Édouard'])
  })
})

describe('the region of a postal code', () => {
  it.each([
    ['97299', oregon],
    ['98001', neighbor],
    ['C1A 4P3', island],
    ['97012', null],
    ['20901', null],
    ['197299', null],
    ['', null],
  ])('%o', (code, region) => {
    expect(regionOfPostalCode(regions, code)).toBe(region)
  })
})
