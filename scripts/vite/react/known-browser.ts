import { boolean, type Node, type Path, propertyOf } from './tree.ts'

/** What `typeof` says in every browser that the pages are built for. Without its hook, React does not look for developer tools. */
const types: Readonly<Record<string, string>> = {
  MessageChannel: 'function',
  WeakMap: 'function',
  WeakSet: 'function',
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  clearTimeout: 'function',
  document: 'object',
  navigator: 'object',
  performance: 'object',
  'performance.now': 'function',
  process: 'undefined',
  queueMicrotask: 'function',
  reportError: 'function',
  requestAnimationFrame: 'function',
  setImmediate: 'undefined',
  setTimeout: 'function',
  window: 'object',
  'window.document': 'object',
  'window.document.createElement': 'function',
}

/** Only Internet Explorer had the first; every browser has the second. */
const members = new Map([
  ['documentMode in document', false],
  ['CompositionEvent in window', true],
])

/** `a.b.c` with its first name; `null` for anything else. */
const chain = (node: Node | undefined): { readonly text: string; readonly root: string } | null => {
  if (node?.type === 'Identifier' && node.name) return { text: node.name, root: node.name }
  const property = propertyOf(node)
  const object = property === null ? null : chain(node?.object)
  return object && { text: `${object.text}.${property}`, root: object.root }
}

const isGlobal = ({ scope }: Path, name: string): boolean => !scope.hasBinding(name, true)

/** Babel plugin: answers at build time what React asks a browser about itself, so that the ways of others are left out. */
export const knownBrowser = () => ({
  name: 'known-browser',
  visitor: {
    UnaryExpression(path: Path) {
      const asked = path.node.operator === 'typeof' ? chain(path.node.argument) : null
      if (asked === null || !Object.hasOwn(types, asked.text) || !isGlobal(path, asked.root)) return
      path.replaceWith({ type: 'StringLiteral', value: types[asked.text] })
    },
    BinaryExpression(path: Path) {
      const { left, right, operator } = path.node
      const has = operator === 'in' ? members.get(`${left?.value} in ${right?.name}`) : undefined
      if (has !== undefined && isGlobal(path, right?.name ?? '')) path.replaceWith(boolean(has))
    },
    MemberExpression(path: Path) {
      if (chain(path.node)?.text !== 'document.documentMode' || !isGlobal(path, 'document')) return
      path.replaceWith({ type: 'NullLiteral' })
    },
  },
})
