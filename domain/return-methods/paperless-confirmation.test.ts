import { expect, it } from 'vitest'
import { showsCodeAtOnce } from './paperless-confirmation.ts'

it('[SE-06] a label’s code stands on its page at once, but on the confirmation of a paperless return only by the flag', () => {
  const shown = [true, false].flatMap((isPaperless) =>
    [true, false].flatMap((isConfirmation) =>
      [true, false].map((paperlessReturnConfirmation) => ({
        isPaperless,
        isConfirmation,
        paperlessReturnConfirmation,
      })),
    ),
  )
  const hidden = shown.filter((page) => !showsCodeAtOnce(page, page))
  expect(hidden).toEqual([{ isPaperless: true, isConfirmation: true, paperlessReturnConfirmation: false }])
})
