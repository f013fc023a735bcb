import { zipOf } from '../../../../common/zip/zip.ts'
import { acknowledgementPdf } from '../../acknowledgements/acknowledgement-pdf.ts'
import { paperPdf } from '../../paper-documents/paper-pdf.ts'
import type { ArchiveFacts, PrintFacts } from '../label-printer.ts'
import { labelPdf } from './label-pdf.ts'

const documentOf = (facts: PrintFacts): Promise<Uint8Array> => {
  if (!('kind' in facts)) return labelPdf(facts)
  return facts.kind === 'paper' ? paperPdf(facts) : acknowledgementPdf(facts)
}

/** One document after the other: an archive takes one thread, however much is in it. */
const archiveOf = async ({ madeAt, documents, files }: ArchiveFacts): Promise<Uint8Array> => {
  const made = []
  for (const { name, facts } of documents) made.push({ name, bytes: await documentOf(facts) })
  return zipOf([...made, ...files], madeAt)
}

/** What a thread of the label printer runs (`label-printer.ts`). */
export default (facts: PrintFacts | ArchiveFacts): Promise<Uint8Array> =>
  'kind' in facts && facts.kind === 'archive' ? archiveOf(facts) : documentOf(facts)
