/**
 * A name of which only letters, digits and what else is `kept` stand as they are; anything else is written as its code,
 * `_x20_` for a space, and so is the beginning of what looks like one. No two names come out the same.
 */
export function escapedName(name: string, kept = ''): string {
  return [...name.replaceAll('_x', '\u0000')]
    .map((letter) => {
      if (letter === '\u0000') return '_x5F_x'
      return /[A-Za-z0-9_]/.test(letter) || kept.includes(letter)
        ? letter
        : `_x${letter.codePointAt(0)?.toString(16).toUpperCase()}_`
    })
    .join('')
}
