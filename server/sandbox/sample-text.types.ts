import type { Catalog } from '../../domain/format/catalogs.ts'
import type { Language } from '../../domain/format/locale.ts'

/** A text of the sample data, in the languages that samples are written in, and where British or Canadian readers write it otherwise. */
export type SampleText = Readonly<Record<Language, string>> & Readonly<Partial<Record<Catalog, string>>>
