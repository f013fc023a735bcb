/** Longest text that is looked at; more never helps a developer. */
const mostLooked = 2_000

/**
 * What never belongs in a report, and what stands in its place. Order counts: an address is taken whole before its parts are
 * looked at. Digits of every script count.
 */
const rules: readonly (readonly [RegExp, string])[] = [
  [/\b[a-z][a-z0-9+.-]*:\/\/[^\s"<>]*/gi, '[address]'],
  [/\?[^\s"<>?]*=[^\s"<>]*/g, '?[query]'],
  [/[^\s@<>()",;:[\]]+(?:@|%40)[^\s@<>()",;:[\]]+/gi, '[e-mail]'],
  [/\bbearer\s+[^\s"]+/gi, '[token]'],
  [/"[^"]*"|“[^”]*”|`[^`]*`|(?<![\p{L}\p{N}])'[^']*'(?![\p{L}\p{N}])/gu, '[text]'],
  // Account numbers in groups of four.
  [/\b[a-z]{2}\d{2}(?: [a-z\d]{4}){2,7}(?: \d{1,3})?\b/gi, '[number]'],
  [/\b(?=[\w-]*\d)[\w-]{24,}(?:\.[\w-]+)*/g, '[token]'],
  // Letters and digits mixed: order numbers and the like.
  [/(?<![a-z\p{Nd}])(?=\p{Nd}*[a-z])(?=(?:[a-z]*\p{Nd}){3})[a-z\p{Nd}]{6,}/giu, '[number]'],
  [/\+?\p{Nd}(?:[\s().\-/\u00a0]{0,2}\p{Nd}){4,}/gu, '[number]'],
]

/**
 * A developer's message without what could be somebody's: e-mail addresses, telephone, order, card and account numbers, tokens,
 * addresses with their queries, and quoted contents (quality.md, "Security"). What is left says what broke, not for whom.
 */
export const scrub = (text: string): string =>
  rules.reduce((rest, [pattern, word]) => rest.replaceAll(pattern, word), text.slice(0, mostLooked))
