import { neededPart } from '../../../components/late/needed-part.ts'

/** The cards of the ways to send something back. */
export const { Part: MethodCards, load: loadMethodCards } = neededPart(() =>
  import('./method-cards.tsx').then((it) => it.MethodCards),
)
