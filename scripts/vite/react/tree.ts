/** As much of Babel's tree as the plugins here need; the package carries no types of its own. */
export type Node = {
  readonly type: string
  readonly name?: string
  readonly value?: unknown
  readonly operator?: string
  readonly computed?: boolean
  readonly object?: Node
  readonly property?: Node
  readonly callee?: Node
  readonly arguments?: readonly Node[]
  readonly argument?: Node
  readonly expression?: Node
  readonly left?: Node
  readonly right?: Node
  readonly id?: Node
  readonly init?: Node | null
  readonly kind?: string
  readonly declarations?: readonly Node[]
  readonly discriminant?: Node
  readonly test?: Node | null
  readonly cases?: readonly Node[]
  readonly consequent?: readonly Node[]
  readonly body?: readonly Node[]
}

type Scope = {
  readonly generateUid: (name: string) => string
  readonly hasBinding: (name: string, noGlobals: boolean) => boolean
  readonly getBinding: (name: string) => { readonly scope: Scope } | undefined
}

export type Path = {
  readonly node: Node
  readonly parent: Node
  readonly parentPath: Path
  readonly key: string
  readonly scope: Scope
  readonly replaceWith: (node: object) => void
  readonly traverse: (visitor: object) => void
  readonly skip: () => void
  readonly getFunctionParent: () => { readonly node: { readonly body?: { readonly body: Node[] } } }
  readonly buildCodeFrameError: (message: string) => Error
}

export const identifier = (name: string): Node => ({ type: 'Identifier', name })
export const boolean = (value: boolean): Node => ({ type: 'BooleanLiteral', value })

/** Name of the property that `node` reads or writes, as `tag` of `fiber.tag`; `null` for anything else. */
export const propertyOf = (node: Node | undefined): string | null =>
  node?.type === 'MemberExpression' && !node.computed ? (node.property?.name ?? null) : null
