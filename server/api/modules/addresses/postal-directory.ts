/** Where mail goes, as a language names it. */
export type PlaceNames = {
  readonly locality: string | null
  readonly zone: string | null
  readonly province: string | null
}

/** A place that the post knows: one postal code of a country, and what stands beside it. */
export type PostalPlace = {
  readonly postalCode: string
  /** As the country writes it. */
  readonly local: PlaceNames
  /** In Latin letters, where the country has others. */
  readonly latin: PlaceNames | null
}

/** What the post knows of the places of a country; outside the product, like payments and warehouses. */
export type PostalDirectory = {
  /** Places with this postal code, as the country writes it; two letters, lower case. */
  readonly placesWith: (country: string, postalCode: string) => readonly PostalPlace[]
}

export const emptyPostalDirectory: PostalDirectory = { placesWith: () => [] }
