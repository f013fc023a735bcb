import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { similarArm, similarRequestOf } from './shop-similar.ts'
import { suggestionsFor } from './suggestions.ts'

const product = (styleColor: string, title = styleColor) => ({
  image: null,
  pid: null,
  slug: null,
  styleColor,
  subtitle: null,
  title,
})

describe('similar products', () => {
  it.each([
    [{ shopSimilar: 'v2' }, true, 'v2'],
    [{ shopSimilar: 'control' }, true, 'control'],
    [{ shopSimilar: 'v2' }, false, 'control'],
    [{ shopSimilar: 'v9' }, true, 'control'],
    [{}, true, 'control'],
  ] as const)('[BA-03] arms %j with A/B testing %s mean %s', (arms, enableAbTesting, arm) => {
    expect(similarArm(arms, { enableAbTesting })).toBe(arm)
  })

  it('[BA-03] are asked for by style colour in the arm’s version, else by item, else not at all', () => {
    const both = { styleColor: 'PR1', pid: '13' }
    expect([
      similarRequestOf(both, 'control'),
      similarRequestOf(both, 'v2'),
      similarRequestOf({ styleColor: null, pid: '13' }, 'v2'),
      similarRequestOf({ styleColor: '', pid: null }, 'control'),
    ]).toEqual([
      { version: 'v1', by: 'colorWays', id: 'PR1' },
      { version: 'v2', by: 'colorWays', id: 'PR1' },
      { version: 'v1', by: 'itemIds', id: '13' },
      null,
    ])
  })

  it('[OD-17] are keyed by style colour: each once, the first of its kind, never the product itself', () => {
    const found = [product('A'), product('P'), product('B'), product('A', 'later')]
    expect(suggestionsFor('P', found)).toEqual({
      parentStyleColor: 'P',
      items: [product('A'), product('B')],
    })
  })

  it('keep every other style colour, in their order', () => {
    const codes = fc.array(fc.constantFrom('A', 'B', 'C', 'P'), { maxLength: 12 })
    fc.assert(
      fc.property(codes, (list) => {
        const kept = suggestionsFor(
          'P',
          list.map((code) => product(code)),
        ).items.map((item) => item.styleColor)
        expect(kept).toEqual([...new Set(list.filter((code) => code !== 'P'))])
      }),
    )
  })
})
