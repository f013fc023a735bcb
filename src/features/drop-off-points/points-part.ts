import { partTexts } from '../../components/app/part-texts.ts'
import { laterPart } from '../../components/page/later-part.tsx'

/** The list of drop-off points: it comes with the first that opens. */
export const pointsPart = laterPart(async () => {
  const [{ PointsPanel }] = await Promise.all([
    import('./points-panel.tsx'),
    partTexts('src/features/drop-off-points/points-panel.tsx'),
  ])
  return PointsPanel
})
