import { describe, expect, test } from 'vitest'
import type { SimilarRequest } from '../../domain/shop/shop-similar.ts'
import { createShopSimilarMachine } from '../../machines/shop-similar/shop-similar.actors.ts'
import { selectSimilarView, selectSuggestions } from '../../machines/shop-similar/shop-similar.selectors.ts'
import { running } from '../samples/running.ts'
import { answers, startHost } from '../samples/sample-host.ts'

const product = {
  image: null,
  pid: null,
  slug: null,
  styleColor: 'PR1120-205',
  subtitle: null,
  title: 'Longview',
}

const open = async (request: SimilarRequest, body: unknown) => {
  const { http, asked } = startHost([answers(body)])
  const similar = running(createShopSimilarMachine({ http }), { request, country: 'gb', language: 'en' })
  similar.actor.send({ type: 'similar.open' })
  await similar.pass(0)
  return {
    asked,
    view: selectSimilarView(similar.snapshot()),
    shown: selectSuggestions(similar.snapshot()),
  }
}

describe('shop similar: its call', () => {
  test('asks for products like the one of the line, in the country and language of the page', async () => {
    const { asked, view, shown } = await open(
      { version: 'v2', by: 'colorWays', id: 'PR1043-205' },
      { items: [product] },
    )
    expect(asked).toEqual([
      {
        call: 'GET /api/recommend/shop_similar/v2',
        query: { colorWays: 'PR1043-205' },
        headers: { 'x-shop-country': 'gb', 'x-shop-language': 'en' },
      },
    ])
    expect([view, shown]).toEqual(['shown', [product]])
  })

  test('asks by the version that the line names', async () => {
    const { asked, view } = await open({ version: 'v1', by: 'itemIds', id: 'item-1' }, { data: [product] })
    expect(asked).toEqual([
      {
        call: 'GET /api/recommend/shop_similar/v1',
        query: { itemIds: 'item-1', country: 'gb', language: 'en' },
      },
    ])
    expect(view).toBe('shown')
  })
})
