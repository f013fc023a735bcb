import { partTexts } from '../../components/app/part-texts.ts'
import { laterPart } from '../../components/page/later-part.tsx'

/** Writing reviews: few orders are reviewed. */
export const reviewsPart = laterPart(async () => {
  const [{ Reviews }] = await Promise.all([
    import('./reviews.tsx'),
    partTexts('src/features/review/reviews.tsx'),
  ])
  return Reviews
})
