/** A text of the sample data, in the languages that samples are written in; `en-GB` where British readers write it otherwise. */
export type SampleText = Readonly<Record<'en' | 'pl' | 'ar', string>> & { readonly 'en-GB'?: string }
