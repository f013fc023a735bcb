import { identifier, type Node, type Path, propertyOf } from './tree.ts'

/** Parts of React that no page uses (`cut-react.ts`): whoever imports one of them stops the build. */
const cutExports = new Set(['hydrateRoot', 'Activity', 'Profiler', 'ViewTransition'])

const exportOf = (name: string, local: string): Node =>
  ({
    type: 'ExportNamedDeclaration',
    specifiers: [{ type: 'ExportSpecifier', local: identifier(local), exported: identifier(name) }],
  }) as Node

const importOf = (name: string, from: string): Node =>
  ({
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportNamespaceSpecifier', local: identifier(name) }],
    source: { type: 'StringLiteral', value: from },
  }) as Node

const declare = (kind: 'const' | 'let', name: string, init: Node): Node => ({
  type: 'VariableDeclaration',
  kind,
  declarations: [{ type: 'VariableDeclarator', id: identifier(name), init }],
})

const exportName = (node: Node | undefined): string | null =>
  node?.object?.name === 'exports' ? propertyOf(node) : null

const required = (node: Node | null | undefined): string | null =>
  node?.callee?.name === 'require' ? String(node.arguments?.[0]?.value) : null

/** `var React = require('react'), other = 1` as an import and the rest. */
const importsOf = (statement: Node): Node[] => {
  const declarations = statement.declarations ?? []
  const rest = declarations.filter(({ init }) => required(init) === null)
  const imports = declarations.flatMap(({ id, init }) => {
    const from = required(init)
    return from === null ? [] : [importOf(id?.name ?? '', from)]
  })
  return rest.length === 0 ? imports : [...imports, { ...statement, declarations: rest }]
}

const countAssignments = (program: Path): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  program.traverse({
    AssignmentExpression({ node }: Path) {
      const name = exportName(node.left)
      if (name) counts.set(name, (counts.get(name) ?? 0) + 1)
    },
  })
  return counts
}

/**
 * Babel plugin: React comes as CommonJS, of which a bundler keeps all or nothing. Written as ES modules, what nobody
 * imports is left out, and what is used needs no wrapper. It knows the form of React's own files and stops the build at
 * any other.
 */
export const asModule = () => ({
  name: 'as-module',
  visitor: {
    Program(program: Path) {
      const counts = countAssignments(program)
      const locals = new Map([...counts.keys()].map((name) => [name, program.scope.generateUid(name)]))
      const statements = (statement: Node): Node[] => {
        if (statement.type === 'VariableDeclaration') return importsOf(statement)
        const { left, right } = statement.expression ?? {}
        const name = exportName(left)
        if (name === null || !right) return [statement]
        if (cutExports.has(name)) return []
        const isFinal = counts.get(name) === 1
        if (isFinal && right.type === 'Identifier') return [exportOf(name, right.name ?? '')]
        const local = locals.get(name) ?? name
        return [declare(isFinal ? 'const' : 'let', local, right), exportOf(name, local)]
      }
      const body = (program.node.body ?? []).flatMap(statements)
      // Packages that import React as a whole get the module itself.
      if (counts.has('createElement')) body.push(importOf('React', 'react'), exportOf('default', 'React'))
      Object.assign(program.node, { body })
      program.traverse({
        MemberExpression(path: Path) {
          const name = exportName(path.node)
          if (name) path.replaceWith(identifier(locals.get(name) ?? name))
        },
        Identifier(path: Path) {
          const isProperty = path.parent.type === 'MemberExpression' && path.key === 'property'
          if (!isProperty && ['exports', 'require'].includes(path.node.name ?? ''))
            throw path.buildCodeFrameError('CommonJS of a form that is not known here')
        },
      })
    },
  },
})
