/** What sample orders are of, by titles of the sandbox's catalogue. */
export const sampleTitles = [
  'Tempo Glide 3',
  'Cushion Crew Socks, 3 pairs',
  'Warm-Up Fleece Hoodie',
  'Ridgeline Grip',
  'Field Duffel 40 l',
  'Longview Cushion',
  'Daybreak 5',
  'Fleet Carbon Race',
  'Scree Runner Storm',
] as const

/** The title of the `index`-th of several. */
export const sampleTitle = (index: number): string =>
  sampleTitles[index % sampleTitles.length] ?? sampleTitles[0]
