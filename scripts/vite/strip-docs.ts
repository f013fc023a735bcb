/** As much of Babel's tree as this needs; the package carries no types of its own. */
type Property = {
  readonly computed: boolean
  readonly key: { readonly type: string; readonly name?: string }
  readonly value: { readonly type: string }
}
type Path = { readonly node: Property; readonly remove: () => void }

/** What charts and calls say about themselves to readers of drawings and of the API reference. */
const docs = new Set(['description', 'summary', 'problems'])

const isDoc = ({ computed, key, value }: Property): boolean => {
  const isText = value.type === 'StringLiteral' || value.type === 'ArrayExpression'
  return isText && !computed && key.type === 'Identifier' && docs.has(key.name ?? '')
}

const removeDoc = (path: Path): void => {
  if (isDoc(path.node)) path.remove()
}

/** Babel plugin: leaves the words about charts and calls out of what shoppers download. */
export const stripDocs = () => ({
  name: 'strip-docs',
  visitor: {
    ObjectProperty: removeDoc,
  },
})
