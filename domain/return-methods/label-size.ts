/** A return label on paper, in inches: what thermal paper and A6 hold alike. */
export const labelSize = { width: 4, height: 6 } as const

/** Points of PDF in an inch. */
export const pointsPerInch = 72

/** Lines of contents that a label has room for. */
const maxLines = 4

/** The lines that a label says of its contents, and how many it leaves out. */
export const contentsOf = <Line>(
  lines: readonly Line[],
): { readonly shown: readonly Line[]; readonly more: number } => {
  const shown = lines.length > maxLines ? lines.slice(0, maxLines - 1) : lines
  return { shown, more: lines.length - shown.length }
}
