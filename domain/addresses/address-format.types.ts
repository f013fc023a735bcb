/**
 * Parts of an address by the letters of the published metadata: `A` street lines, `D` part of a town, `C` town, `S` region, `Z`
 * postal code.
 */
export type AddressPart = 'A' | 'D' | 'C' | 'S' | 'Z'

/** How a country writes addresses, as the metadata has it; what it leaves out is what it calls usual. */
export type AddressFormat = {
  /** Lines of letters, separated by strokes: `A/CSZ`. */
  readonly lines: string
  readonly required: string
  /** Pattern of a whole postal code; without one any will do. */
  readonly zip?: string
  /** A blank or hyphen that may be left out of a postal code is usually written. */
  readonly hasZipGap?: true
  /** Mark before a postal code that is printed and not part of it, such as `L-`. */
  readonly zipMark?: string
  /** What the country calls its regions, towns, parts of towns and postal codes. */
  readonly names?: { readonly S?: string; readonly C?: string; readonly D?: string; readonly Z?: string }
}

/** One line of a table of regions: ISO 3166-2 code, name, name in Latin letters, and how postal codes there begin. */
export type RegionRow = readonly [code: string, name: string, latin: string | null, zip: string | null]
