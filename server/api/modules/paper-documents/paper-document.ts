import type { Catalog } from '../../../../domain/countries/catalogs.gen.ts'
import type { PaperContent } from '../../../../domain/papers/paper-content.ts'

/** Everything that the document of a paper says; the same facts make the same document, to the byte. */
export type PaperDocument = {
  readonly kind: 'paper'
  readonly language: Catalog
  readonly number: string
  readonly issuedAt: Date
  /** IANA zone that its days are told in. */
  readonly timeZone: string
  readonly paper: 'a4' | 'letter'
  readonly content: PaperContent
}
