/** An element of a drawing, or a text in it. Kept as data, so that a page may build it without parsing markup. */
export type SvgNode = SvgElement | string

export type SvgElement = {
  readonly tag: string
  /** Names as SVG spells them: `stroke-width`, `viewBox`, `data-state`. */
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly SvgNode[]
}
