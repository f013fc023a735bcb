import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** What is used of a node of Babel's tree. */
type Place = {
  readonly node: { readonly type: string; readonly key?: { readonly name?: string } }
  readonly parentPath: Place | null
}

/** Properties that no behavior is in, and who they are for. */
const properties: Readonly<Record<string, string>> = {
  description: 'words for designers, held by the drawings',
  devMessage: 'words for engineers',
  types: 'types of a chart, which only the compiler reads',
}

/**
 * What people who work on Baton read is no behavior: descriptions of states are held by the drawings, which the documents' tests
 * compare, and the message of an error of ours is read by engineers alone.
 */
const reasonFor = ({ node, parentPath }: Place): string | undefined => {
  if (node.type === 'ObjectProperty') return properties[node.key?.name ?? '']
  const isText = node.type === 'StringLiteral' || node.type === 'TemplateLiteral'
  return isText && parentPath?.node.type === 'NewExpression' ? 'words for engineers' : undefined
}

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'words', {
    shouldIgnore: (path) => reasonFor(path as unknown as Place),
  }),
]
