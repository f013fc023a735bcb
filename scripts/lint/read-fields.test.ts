import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  type Expression,
  isElementAccessExpression,
  isIdentifier,
  isObjectBindingPattern,
  isPropertyAccessExpression,
  isTypeAliasDeclaration,
  type Node,
} from 'typescript/unstable/ast'
import {
  API,
  type Checker,
  type Program,
  type Type,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const record = readFileSync(`${root}docs/decisions/0043-what-is-carried-and-not-read.md`, 'utf8')

/** Fields that the decision calls unread, as `order.group[].heading`; actions of a line have any name. */
const unread = [...record.matchAll(/^\| `(?:order\.)?([\w.[\]]+)` \|/gm)].map(([, path = '']) =>
  `order.${path}`.replace(/(orderItems\[\]\.actions)\.\w+/, '$1.*'),
)

/** A field of an order: the type that has it, and where it is declared. */
type Field = {
  readonly path: string
  readonly name: string
  readonly owner: Type
  readonly declared: readonly string[]
}

/** A place where a property of this name is read off something of this type. */
type Read = { readonly name: string; readonly from: Node; readonly key: Node }

const declarationsOf = ({ declarations }: TypeSymbol) =>
  declarations.map(({ path, index }) => `${path}:${index}`)

const partsOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes() : [type])

const fieldsOf = (checker: Checker, type: Type, path: string): readonly Field[] =>
  partsOf(type)
    .filter((part) => part.isObjectType())
    .flatMap((part) => {
      const [item] = checker.isArrayType(part) && part.isTypeReference() ? checker.getTypeArguments(part) : []
      if (item) return fieldsOf(checker, item, `${path}[]`)
      const keyed = checker
        .getIndexInfosOfType(part)
        .flatMap(({ valueType }) => fieldsOf(checker, valueType, `${path}.*`))
      return [
        ...keyed,
        ...checker.getPropertiesOfType(part).flatMap((symbol) => {
          const inside = checker.getTypeOfSymbol(symbol)
          const own = {
            path: `${path}.${symbol.name}`,
            name: symbol.name,
            owner: part,
            declared: declarationsOf(symbol),
          }
          return [own, ...(inside ? fieldsOf(checker, inside, own.path) : [])]
        }),
      ]
    })

const orderType = (program: Program, checker: Checker): Type => {
  const file = program.getSourceFile(`${root}contract/orders/order.ts`)
  const alias = file?.statements.find((one) => isTypeAliasDeclaration(one) && one.name.text === 'Order')
  const type = alias && isTypeAliasDeclaration(alias) ? checker.getTypeFromTypeNode(alias.type) : undefined
  if (!type) throw new Error('contract/orders/order.ts has no type Order')
  return type
}

/** Everything in the product's sources that reads a property by its name, by destructuring, or by a key. */
const readsOf = (program: Program, names: ReadonlySet<string>) => {
  const named: Read[] = []
  const keyed: { readonly from: Expression; readonly key: Expression }[] = []
  const visit = (node: Node): undefined => {
    if (isPropertyAccessExpression(node) && names.has(node.name.text))
      named.push({ name: node.name.text, from: node.expression, key: node.name })
    if (isElementAccessExpression(node)) keyed.push({ from: node.expression, key: node.argumentExpression })
    if (isObjectBindingPattern(node))
      for (const { propertyName, name } of node.elements) {
        const key = propertyName ?? name
        if (key && isIdentifier(key) && names.has(key.text))
          named.push({ name: key.text, from: node, key: node })
      }
    node.forEachChild(visit)
    return undefined
  }
  for (const file of program.getSourceFileNames()) {
    const path = file.startsWith(root) ? file.slice(root.length) : ''
    const isProduct =
      /^(domain|services|machines|src)\//.test(path) && !/\.test\.tsx?$|\/testing\//.test(path)
    if (isProduct) program.getSourceFile(file)?.forEachChild(visit)
  }
  return { named, keyed }
}

test('[OD-17 A-35] every field of an order is read somewhere, but for those that the decision names', () => {
  const api = new API({ cwd: root })
  try {
    const [project] = api.updateSnapshot({ openProjects: [`${root}tsconfig.json`] }).getProjects()
    if (!project) throw new Error('tsconfig.json is no project')
    const { checker, program } = project
    const fields = fieldsOf(checker, orderType(program, checker), 'order')
    const { named, keyed } = readsOf(program, new Set(fields.map(({ name }) => name)))

    // The usual case first: the property that is read is the one that the contract declares.
    const symbols = checker.getSymbolAtLocation(named.map(({ key }) => key))
    const types = checker.getTypeAtLocation(named.map(({ from }) => from))
    const declared = new Set(symbols.flatMap((symbol) => (symbol ? declarationsOf(symbol) : [])))
    named.forEach(({ name, from }, index) => {
      if (!isObjectBindingPattern(from)) return
      for (const part of partsOf(types[index] as Type)) {
        const symbol = checker.getPropertyOfType(part, name)
        for (const one of symbol ? declarationsOf(symbol) : []) declared.add(one)
      }
    })
    // Else it is read off a type of a rule's own that an order's part goes for, or by a key that may be the field's name.
    const isOfRule = symbols.map(
      (symbol) => !symbol || declarationsOf(symbol).every((one) => !/\/(contract|node_modules)\//.test(one)),
    )
    const goesFor = (owner: Type, type: Type | undefined) => {
      const whole = type && checker.getNonNullableType(type)
      if (!whole) return false
      return partsOf(whole).some((part) => !part.isIntrinsicType() && checker.isTypeAssignableTo(owner, part))
    }
    const keyedTypes = checker.getTypeAtLocation(keyed.map(({ from }) => from))
    const keys = checker.getTypeAtLocation(keyed.map(({ key }) => key))
    const names = keys.map(
      (type) =>
        new Set(
          type ? partsOf(type).flatMap((part) => (part.isStringLiteralType() ? [part.value] : [])) : [],
        ),
    )
    const isReadAsDeclared = ({ declared: own }: Field) => own.some((one) => declared.has(one))
    const isRead = (field: Field) => isReadAsDeclared(field) || isReadOtherwise(field)
    const isReadOtherwise = ({ name, owner }: Field) =>
      named.some((read, index) => read.name === name && isOfRule[index] && goesFor(owner, types[index])) ||
      keyed.some((_, index) => names[index]?.has(name) && goesFor(owner, keyedTypes[index]))

    const listed = fields.filter(({ path }) => unread.includes(path)).flatMap(({ declared: own }) => own)
    const found = fields.filter((field) => !isRead(field))
    expect(unread.filter((path) => !fields.some((field) => field.path === path))).toEqual([])
    expect(
      found.filter(({ declared: own }) => !own.some((one) => listed.includes(one))).map(({ path }) => path),
    ).toEqual([])
    expect(fields.filter((field) => unread.includes(field.path) && isReadAsDeclared(field))).toEqual([])
  } finally {
    api.close()
  }
}, 60_000)
