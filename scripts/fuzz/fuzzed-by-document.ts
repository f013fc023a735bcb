import fuzz from 'openapi-fuzzer-core'
import type { Draft } from '../../server/testing/garbage/spoil.ts'
import { bodySchema, type Named, type OpenApi, operationsOf, plainSchema } from './document.ts'

const asOpenApi2 = (document: OpenApi) => {
  const definitions: Record<string, unknown> = {}
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { method, path, operation } of operationsOf(document)) {
    const parameters: object[] = (operation.parameters ?? []).map(({ name, in: where, schema }) => ({
      ...plainSchema(document, schema),
      name,
      in: where,
    }))
    const body = bodySchema(document, operation)
    if (body) {
      definitions[operation.operationId] = body
      parameters.push({
        in: 'body',
        name: 'body',
        schema: { $ref: `#/definitions/${operation.operationId}` },
      })
    }
    paths[path] = { ...paths[path], [method.toLowerCase()]: { parameters } }
  }
  return { basePath: '', paths, definitions }
}

const strings = (values: Readonly<Record<string, unknown>> = {}) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))

/** Requests that openapi-fuzzer-core makes out of the document, by call; those to paths that there are none of under ''. */
export const fuzzedBy = (
  document: OpenApi,
  drafts: ReadonlyMap<string, Draft>,
): ReadonlyMap<string, readonly Draft[]> => {
  const idOf = new Map(
    operationsOf(document).map(({ method, path, operation }: Named) => [
      `${method} ${path}`,
      operation.operationId,
    ]),
  )
  const made = fuzz.swagger(asOpenApi2(document)).map(({ request }): readonly [string, Draft] => {
    const method = request.method.toUpperCase()
    const id = idOf.get(`${method} ${request.path}`) ?? ''
    const whole = drafts.get(id)
    return [
      id,
      {
        method,
        path: `/api${request.path}`,
        params: { ...whole?.params, ...strings(request.pathParams) },
        query: { ...whole?.query, ...strings(request.queryParams) },
        end: '',
        headers: whole?.headers ?? {},
        body: request.body === undefined ? whole?.body : request.body,
        text: null,
      },
    ]
  })
  return new Map([...Map.groupBy(made, ([id]) => id)].map(([id, own]) => [id, own.map(([, draft]) => draft)]))
}
