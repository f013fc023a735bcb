import type { LabelFacts } from '../label-facts.ts'
import { labelPdf } from './label-pdf.ts'

/** What a thread of the label printer runs (`label-printer.ts`). */
export default (facts: LabelFacts): Promise<Uint8Array> => labelPdf(facts)
