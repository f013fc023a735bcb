import type { LabelFacts } from './label-facts.ts'
import { labelPdf } from './pdf/label-pdf.ts'

/** Labels of about 30 kB each. */
const mostKept = 100

const kept = new Map<string, Promise<Buffer>>()

/** The label as PDF. Made from its facts alone, so that it need not be stored; the last ones are kept in memory. */
export const labelFile = (facts: LabelFacts): Promise<Buffer> => {
  const key = JSON.stringify(facts)
  const made = kept.get(key) ?? labelPdf(facts)
  kept.delete(key)
  kept.set(key, made)
  made.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return made
}
