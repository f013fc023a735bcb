import { getShopSimilar, getShopSimilarV2, shopHeaders } from '../../../../contract/shop/shop-similar.ts'
import { textLanguage } from '../../../common/host-language.ts'
import type { AppDeps } from '../../app-deps.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'

const idsOf = (list: string): string[] => list.split(',')

/** Suggestions in both versions of the call (BA-03); what nobody knows has none. */
export const recommendCalls = ({ catalogue }: Pick<AppDeps, 'catalogue'>): readonly HandledCall[] => [
  handle(getShopSimilar, async ({ query: { colorWays, itemIds, country, language }, headers }) => {
    const place = { country, language: textLanguage(language, headers) }
    if (colorWays === undefined) {
      return { data: [...catalogue.similar({ by: 'item', ids: idsOf(itemIds ?? '') }, place)] }
    }
    return { objects: [...catalogue.similar({ by: 'styleColor', ids: idsOf(colorWays) }, place)] }
  }),
  handle(getShopSimilarV2, async ({ query, fields, headers }) => ({
    items: [
      ...catalogue.similar(
        { by: 'styleColor', ids: idsOf(query.colorWays) },
        {
          country: fields[shopHeaders.country],
          language: textLanguage(fields[shopHeaders.language], headers),
        },
      ),
    ],
  })),
]
