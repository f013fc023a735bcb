import { reviewText, reviewTitle } from '../../contract/shop/reviews.ts'
import { asLine, asParagraphs } from '../../contract/wire/text.ts'

/** A review while it is being written; 0 stars until some are picked. */
export type ReviewDraft = { readonly rating: number; readonly title: string; readonly text: string }
export const emptyDraft: ReviewDraft = { rating: 0, title: '', text: '' }

export type DraftField = keyof ReviewDraft
export type DraftFault = 'missing' | 'tooShort' | 'tooLong'
/** What is wrong with a draft, by field, in the order of the form. */
export type DraftFaults = Readonly<Partial<Record<DraftField, DraftFault>>>

/** A draft as it is sent: the title in one line. */
export const sentDraft = ({ rating, title, text }: ReviewDraft): ReviewDraft => ({
  rating,
  title: asLine(title, reviewTitle.max),
  text: asParagraphs(text).trim(),
})

/** Characters as the shopper counts them. */
const length = (text: string): number => asParagraphs(text).trim().length

const titleFault = (title: string): DraftFault | null => {
  if (length(title) === 0) return 'missing'
  return length(title) > reviewTitle.max ? 'tooLong' : null
}

const textFault = (text: string): DraftFault | null => {
  if (length(text) === 0) return 'missing'
  if (length(text) < reviewText.min) return 'tooShort'
  return length(text) > reviewText.max ? 'tooLong' : null
}

/** What the host would refuse: a rating of 1 to 5 stars, a title, and a text of some length (OD-10). */
export const draftFaults = ({ rating, title, text }: ReviewDraft): DraftFaults => {
  const faults: [DraftField, DraftFault | null][] = [
    ['rating', rating >= 1 && rating <= 5 ? null : 'missing'],
    ['title', titleFault(title)],
    ['text', textFault(text)],
  ]
  return Object.fromEntries(faults.filter(([, fault]) => fault !== null))
}
