import { escapedName } from './escaped-name.ts'

type Token = { readonly kind: 'name' | 'sign'; readonly text: string }

const signs: Readonly<Record<string, string>> = { and: '&&', or: '||', not: '!', '(': '(', ')': ')' }

/** `isOpen and (isNew or not isMember)`, as `guardName` puts guards together, cut into names and signs. */
function tokensOf(guard: string): readonly Token[] {
  const tokens: Token[] = []
  for (const text of guard.match(/[()]|[^\s()]+/g) ?? []) {
    const last = tokens.at(-1)
    const sign = signs[text]
    if (sign) tokens.push({ kind: 'sign', text: sign })
    else if (last?.kind === 'name') tokens.splice(-1, 1, { kind: 'name', text: `${last.text} ${text}` })
    else tokens.push({ kind: 'name', text })
  }
  return tokens
}

/** A variable of ECMAScript for each guard. */
const variableOf = (name: string) => escapedName(name).replace(/^(?=\d)/, '_')

/** A chart's guard as an expression of ECMAScript: `isOpen && (isNew || !isMember)`. */
export function guardExpression(guard: string): string {
  return tokensOf(guard)
    .map(({ kind, text }) => (kind === 'name' ? variableOf(text) : text))
    .join(' ')
    .replace(/! /g, '!')
    .replace(/\( /g, '(')
    .replace(/ \)/g, ')')
}

/** The variables that such an expression asks. */
export function guardVariables(guard: string): readonly string[] {
  return tokensOf(guard).flatMap(({ kind, text }) => (kind === 'name' ? [variableOf(text)] : []))
}
