import * as v from 'valibot'

/**
 * C0 and C1 controls and DEL, except for the tab and the ends of a line. Nobody types them, PostgreSQL keeps no NUL, and what
 * shows or prints a text goes wrong on the others.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/

/** Ends of a line and the tab. */
const lineBreaks = /[\t\n\r\u2028\u2029]/
/** Characters that show what follows in another order than it is written in; single marks (LRM, RLM, ALM) do not. */
const reordering = /[\u202a-\u202e\u2066-\u2069]/

/** Text that no request may carry anywhere: it holds a control character, or half of a surrogate pair. */
export const isUnprintable = (text: string): boolean => !text.isWellFormed() || controls.test(text)

const isPlain = (text: string): boolean => !isUnprintable(text) && !reordering.test(text)

/** Text in one line, whose letters stand in the order that they are written in. */
export const oneLine = () =>
  v.check<string, 'line'>((text) => isPlain(text) && !lineBreaks.test(text), 'line')

/** Text that may have several lines. */
export const plainText = () => v.check<string, 'characters'>(isPlain, 'characters')

/** A line of at most `max` UTF-16 code units, such as a name or a line of an address. */
export const lineOf = (max: number) => v.pipe(v.string(), v.maxLength(max), oneLine())

/** Text of at most `max` UTF-16 code units, such as a comment. */
export const paragraphsOf = (max: number) => v.pipe(v.string(), v.maxLength(max), plainText())

const withoutGaps = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const all = (pattern: RegExp) => new RegExp(pattern.source, 'g')

/** What somebody typed or pasted, as `paragraphsOf` takes it: what stands for a line end becomes one, other controls go. */
export const asParagraphs = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll(all(controls), '')
    .replaceAll(all(reordering), '')

/** The same in one line of at most `max` code units, as `lineOf` takes it. */
export const asLine = (text: string, max: number): string =>
  withoutGaps(asParagraphs(text)).slice(0, max).trimEnd().toWellFormed()
