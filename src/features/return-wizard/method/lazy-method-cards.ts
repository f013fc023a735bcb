import { neededPart } from '../../needed-part.ts'

/** Fetches the cards of the ways to send something back. */
export const loadMethodCards = () => import('./method-cards.tsx').then((it) => it.MethodCards)

export const MethodCards = neededPart(loadMethodCards)
