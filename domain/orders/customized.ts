export type CustomizableLine = {
  readonly product: { readonly pbid: string | null }
  readonly customizedProductReference: string | null
}

/** A custom design carries a pbid or a reference to what was customized. */
export const isCustomized = (line: CustomizableLine): boolean =>
  Boolean(line.product.pbid) || Boolean(line.customizedProductReference)
