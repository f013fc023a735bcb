/** As much of Babel's tree as this needs; the package carries no types of its own. */
type Node = { readonly type: string; readonly name?: string }
type Property = { readonly type: string; readonly computed?: boolean; readonly key?: Node }
type ObjectNode = Node & { properties: Property[] }
type Call = { readonly callee: Node; readonly arguments: readonly (Node | ObjectNode)[] }
type Path = { readonly node: Call }

/** What the page's own side of a call reads (`Http.call`); the rest is for the host, the API reference and the tests. */
const needed = new Set(['method', 'path', 'access', 'answer'])

const isNeeded = ({ type, computed, key }: Property): boolean =>
  type !== 'ObjectProperty' || computed === true || key?.type !== 'Identifier' || needed.has(key.name ?? '')

const isObject = (node: Node | ObjectNode | undefined): node is ObjectNode =>
  node?.type === 'ObjectExpression'

/**
 * Babel plugin: of a call of the contract shoppers download what sends it and reads its answer. Schemas of what is asked
 * are the host's to check, and are left out with everything that only they use.
 */
export const stripCalls = () => ({
  name: 'strip-calls',
  visitor: {
    CallExpression({ node }: Path) {
      const [row] = node.arguments
      if (node.callee.name === 'defineCall' && isObject(row)) row.properties = row.properties.filter(isNeeded)
    },
  },
})
