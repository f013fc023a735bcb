/** As much of JSON Schema as the document uses. */
export type Schema = {
  readonly $ref?: string
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly default?: unknown
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly minimum?: number
  readonly items?: Schema
  readonly minItems?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
}

export type Operation = {
  readonly operationId: string
  readonly parameters?: readonly {
    readonly name: string
    readonly in: 'path' | 'query' | 'header'
    readonly required?: boolean
    readonly schema: Schema
  }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}

export type OpenApi = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** A schema without references and alternatives: of those the first counts. */
export const plainSchema = (document: OpenApi, schema: Schema): Schema => {
  const name = schema.$ref?.split('/').at(-1)
  if (name !== undefined) return plainSchema(document, document.components.schemas[name] ?? {})
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first !== undefined) return plainSchema(document, first)
  const parts = (schema.allOf ?? []).map((part) => plainSchema(document, part))
  const merged: Schema = Object.assign({}, schema, ...parts)
  const inner = Object.entries(merged.properties ?? {}).map(
    ([key, item]) => [key, plainSchema(document, item)] as const,
  )
  return {
    ...merged,
    ...(merged.properties && { properties: Object.fromEntries(inner) }),
    ...(merged.items && { items: plainSchema(document, merged.items) }),
  }
}

export const bodySchema = (document: OpenApi, { requestBody }: Operation): Schema | undefined => {
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema
  return schema && plainSchema(document, schema)
}

export type Named = { readonly method: string; readonly path: string; readonly operation: Operation }

/** Every call of a document. */
export const operationsOf = ({ paths }: OpenApi): readonly Named[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )
