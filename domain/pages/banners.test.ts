import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bannersFor } from './banners.ts'

const banner = (id: string, audience: 'everyone' | 'swoosh') => ({
  id,
  audience,
  title: id,
  msg: null,
  slug: null,
  image: null,
})
const banners = [banner('a', 'everyone'), banner('b', 'swoosh'), banner('c', 'everyone')]

describe('banners by account type', () => {
  it.each([
    ['a guest', null, ['a', 'c']],
    ['a member', 'member', ['a', 'c']],
    ['the account type swoosh', 'swoosh', ['b']],
  ] as const)('[SE-05] of %s', (_, accountType, shown) => {
    expect(bannersFor(banners, accountType).map(({ id }) => id)).toEqual(shown)
  })

  it('[SE-05] nobody sees a banner of the others, and each banner is seen by one of the two', () => {
    const audiences = fc.array(fc.constantFrom('everyone' as const, 'swoosh' as const))
    fc.assert(
      fc.property(audiences, (all) => {
        const some = all.map((audience, index) => banner(String(index), audience))
        const [own, staff] = [bannersFor(some, 'member'), bannersFor(some, 'swoosh')]
        expect(own.filter((one) => staff.includes(one))).toEqual([])
        expect(own.length + staff.length).toBe(some.length)
      }),
    )
  })
})
