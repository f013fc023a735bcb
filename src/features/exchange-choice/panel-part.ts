import { partTexts } from '../../components/app/part-texts.ts'
import { laterPart } from '../../components/page/later-part.tsx'

/** The panel of an exchange: only those who exchange need it. */
export const panelPart = laterPart(async () => {
  const [{ Panel }] = await Promise.all([
    import('./panel.tsx'),
    partTexts('src/features/exchange-choice/panel.tsx'),
  ])
  return Panel
})
