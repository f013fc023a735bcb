import { type Catalog, catalogs } from '../../../domain/format/catalogs.ts'

/** What the address of a screen asks for. */
export type Question = {
  readonly flow: string
  readonly state: string
  readonly country: string
  readonly language: Catalog
  readonly theme: string | null
  readonly isStill: boolean
  /** Per cent. */
  readonly text: string
}

export const questionOf = (search: string): Question => {
  const asked = new URLSearchParams(search)
  const language = asked.get('language')
  return {
    flow: asked.get('flow') ?? '',
    state: asked.get('state') ?? '',
    country: asked.get('country') ?? 'us',
    language: catalogs.find((catalog) => catalog === language) ?? 'en',
    theme: asked.get('theme'),
    isStill: asked.get('motion') === 'reduce',
    text: asked.get('text') ?? '100',
  }
}
