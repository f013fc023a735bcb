import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getShopSimilar, getShopSimilarV2 } from '../../../../contract/shop/shop-similar.ts'
import { sampleShop } from '../../../sandbox/catalogue/sample-shop.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { send } from '../../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../../testing/host/test-host.ts'

const styleColor = 'PR1043-205'

describe.skipIf(!hasDatabase())('similar products', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost({ work: false, overrides: { catalogue: sampleShop } })
  })
  afterAll(() => host.close())

  const v1 = (query: Record<string, string>) => send(host.app, getShopSimilar, { query })
  const v2 = (query: Record<string, string>, headers: Record<string, string> = {}) =>
    send(host.app, getShopSimilarV2, { query, headers })

  it('[BA-03] answers objects by style colour, a data list by item, items in the second version', async () => {
    const { body: byColour } = await v1({ colorWays: styleColor, country: 'us', language: 'en' })
    const { body: byItem } = await v1({ itemIds: '13000000' })
    const { body: second } = await v2({ colorWays: styleColor })
    const { objects } = byColour as { objects: unknown[] }
    expect([
      Object.keys(byColour as object),
      Object.keys(byItem as object),
      Object.keys(second as object),
    ]).toEqual([['objects'], ['data'], ['items']])
    expect(objects[0]).toEqual({
      image: '/products/runner-352.webp#widths=176,352,528',
      pid: '13000200',
      slug: 't/longview-cushion/PR1120-205',
      styleColor: 'PR1120-205',
      subtitle: 'Men’s road running shoes',
      title: 'Longview Cushion',
    })
    expect(byItem).toEqual({ data: objects })
    expect(second).toEqual({ items: objects })
  })

  it('speaks the language that is asked for, by query or by header field', async () => {
    const first = await v1({ colorWays: styleColor, language: 'pl' })
    const second = await v2({ colorWays: styleColor }, { 'X-Shop-Country': 'PL', 'X-Shop-Language': 'pl' })
    const subtitle = 'Męskie buty do biegania po asfalcie'
    expect((first.body as { objects: { subtitle: string }[] }).objects[0]?.subtitle).toBe(subtitle)
    expect((second.body as { items: { subtitle: string }[] }).items[0]?.subtitle).toBe(subtitle)
  })

  it('[BA-03] finds nothing where nothing is alike or known', async () => {
    const answers = [
      await v1({ colorWays: 'AE5201-338' }),
      await v1({ colorWays: 'XX0000-000' }),
      await v2({ colorWays: 'XX0000-000' }),
    ]
    expect(answers.map(({ body }) => body)).toEqual([{ objects: [] }, { objects: [] }, { items: [] }])
  })

  it('[AP-01] refuses a request that names neither or both, or no ids', async () => {
    const answers = [
      await v1({}),
      await v1({ colorWays: styleColor, itemIds: '1' }),
      await v1({ colorWays: 'a b' }),
      await v1({ colorWays: Array.from({ length: 11 }, () => 'a').join(',') }),
      await v2({}),
      await v2({ colorWays: styleColor }, { 'X-Shop-Country': 'everywhere' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400])
    expect(answers.at(-1)?.body).toMatchObject({ errors: [{ pointer: 'x-shop-country', code: 'country' }] })
  })
})
