import { type MessageShape, shapeOf, type Variant } from './message-shape.ts'

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((each, index) => each === b[index])

const sorted = (values: readonly string[]): readonly string[] => [...values].sort()

/** Tags close in the order that they open in. */
const isNested = (tags: readonly string[]): boolean => {
  const open: string[] = []
  for (const tag of tags) {
    if (tag.endsWith('/>')) continue
    if (!tag.startsWith('</')) open.push(tag.slice(1, -1))
    else if (open.pop() !== tag.slice(2, -1)) return false
  }
  return open.length === 0
}

const variantProblem = (source: Variant, variant: Variant): string | null => {
  if (!isSame(source.inserts, variant.inserts))
    return `fills in ${variant.inserts.join(', ') || 'nothing'}, not ${source.inserts.join(', ') || 'nothing'}`
  if (!isSame(sorted(source.tags), sorted(variant.tags)))
    return `has the tags ${variant.tags.join('') || 'none'}, not ${source.tags.join('') || 'none'}`
  return isNested(variant.tags) ? null : `crosses its tags ${variant.tags.join('')}`
}

const pluralProblem = (source: MessageShape, text: MessageShape, language: string): string | null => {
  const counts = (shape: MessageShape) => sorted([...new Set(shape.plurals.map(({ count }) => count))])
  if (!isSame(counts(source), counts(text))) return `counts ${counts(text).join() || 'nothing'}`
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const named = text.plurals.map(({ categories }) => categories.filter((each) => !each.startsWith('=')))
  const wrong = named.find((categories) => !isSame(sorted(categories), sorted(pluralCategories)))
  return wrong === undefined ? null : `has the plurals ${wrong.join(' ')}, not ${pluralCategories.join(' ')}`
}

/** More words than this are never the same in two languages. */
const longestSame = 3

/** What is wrong with the form of a translation: placeholders, tags, plural categories, or that it is none. `null`: nothing. */
export const messageProblem = (source: string, text: string, language: string): string | null => {
  if (text === source && source.split(/\s+/).filter((word) => /^\p{L}{2,}$/u.test(word)).length > longestSame)
    return 'is the English text'
  const [expected, shape] = [shapeOf(source), shapeOf(text)]
  const [model] = expected.variants.slice(-1)
  if (model === undefined) return null
  const broken = shape.variants.map((variant) => variantProblem(model, variant)).find(Boolean)
  return broken ?? pluralProblem(expected, shape, language)
}
