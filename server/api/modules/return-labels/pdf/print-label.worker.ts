import { acknowledgementPdf } from '../../acknowledgements/acknowledgement-pdf.ts'
import type { PrintFacts } from '../label-printer.ts'
import { labelPdf } from './label-pdf.ts'

/** What a thread of the label printer runs (`label-printer.ts`). */
export default (facts: PrintFacts): Promise<Uint8Array> =>
  'kind' in facts ? acknowledgementPdf(facts) : labelPdf(facts)
