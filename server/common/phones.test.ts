import { describe, expect, it } from 'vitest'
import { internationalDigits } from './phones.ts'

describe('phones', () => {
  it.each([
    ['447700900188', '447700900188'],
    ['4407700900188', '447700900188'],
    ['390612345678', '390612345678'],
    ['81 090-1234-5678', '819012345678'],
    ['78 701 234 5678', '77012345678'],
    ['8613800138000', '8613800138000'],
    ['15035550114', '15035550114'],
    ['999123', '999123'],
    ['112', '112'],
    ['', ''],
  ])('[SE-02] %s is %s between countries: the zero of calls at home is left out', (written, digits) => {
    expect(internationalDigits(written)).toBe(digits)
  })
})
