/** A text of the sample data, in the languages that samples are written in. */
export type SampleText = Readonly<Record<'en' | 'pl' | 'ar', string>>
