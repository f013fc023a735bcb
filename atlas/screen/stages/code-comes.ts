import type { LaterPart } from '../../../src/components/page/later-part.tsx'
import { bookOf } from '../../../src/features/address-book/load-book.ts'
import { pointsPart } from '../../../src/features/drop-off-points/points-part.ts'
import { panelPart } from '../../../src/features/exchange-choice/panel-part.ts'
import { reviewsPart } from '../../../src/features/review/reviews-part.ts'

/** React takes what stands in a promise that says that it has come, and waits for none of it. */
const comes = async (part: LaterPart<unknown>): Promise<void> => {
  const code = part.get()
  Object.assign(code, { value: await code, status: 'fulfilled' })
}

/** The address book of a country, two letters. */
export const bookComes = (country: string): Promise<void> => comes(bookOf(country))

/** The panel of an exchange. */
export const panelComes = (): Promise<void> => comes(panelPart)

/** The list of drop-off points. */
export const pointsCome = (): Promise<void> => comes(pointsPart)

/** Writing reviews. */
export const reviewsCome = (): Promise<void> => comes(reviewsPart)
