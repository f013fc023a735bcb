/** The sources' own language comes first. */
const sourcesFirst = (one: string, other: string): number =>
  Number(other === 'en') - Number(one === 'en') || (one < other ? -1 : 1)

/** The list of catalogs of texts, one for each of these folders of `locales/`. */
export const catalogListText = (folders: readonly string[]): string =>
  [
    '// Written by `npm run docs` from the folders of `locales/`: a language is added by its folder and a line in a profile.',
    '',
    '/** Catalogs of texts, BCP 47, the American sources first. One of a region has what its readers write otherwise than the language’s own. */',
    'export const catalogs = [',
    ...folders.toSorted(sourcesFirst).map((folder) => `  '${folder}',`),
    '] as const',
    'export type Catalog = (typeof catalogs)[number]',
    '',
  ].join('\n')
