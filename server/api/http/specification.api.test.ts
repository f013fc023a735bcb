import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasDatabase } from '../../testing/database/open-test-database.ts'
import { readAnswer } from '../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../testing/host/test-host.ts'
import { tokenOf } from '../../testing/host/test-tokens.ts'
import { ordersTable, returnsTable, type SpecifiedCall } from '../../testing/specification/specified-calls.ts'

type Schema = {
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly default?: unknown
}
type Content = { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }
type Operation = {
  readonly parameters: readonly { readonly name: string; readonly schema: Schema }[]
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content>>
  readonly security: readonly object[]
}
type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** The schemas behind references, alternatives and `null`. */
const schemasOf = (document: Document, schema: Schema): readonly Schema[] => {
  const name = schema.$ref?.split('/').at(-1)
  const referred = name ? document.components.schemas[name] : undefined
  const inner = [
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.allOf ?? []),
    ...(referred ? [referred] : []),
  ]
  return [schema, ...inner.flatMap((one) => schemasOf(document, one))]
}

/** The schemas at a dotted path; `[]` goes into a list. */
const schemasAt = (document: Document, schema: Schema, path: string): readonly Schema[] =>
  path
    .replaceAll('[]', '.[]')
    .split('.')
    .filter((step) => step !== '')
    .reduce<readonly Schema[]>(
      (found, step) =>
        found.flatMap((one) =>
          schemasOf(document, one).flatMap((inner) => {
            const next = step === '[]' ? inner.items : inner.properties?.[step]
            return next ? [next] : []
          }),
        ),
      [schema],
    )

const words = (text: string) => text.split(' ').filter((word) => word !== '')
const json = ({ content }: Content): Schema => Object.values(content ?? {})[0]?.schema ?? {}

const values = (document: Document, schemas: readonly Schema[]): readonly unknown[] =>
  schemas
    .flatMap((schema) => schemasOf(document, schema))
    .flatMap(({ const: fixed, enum: some, default: usual }) => [
      ...(fixed === undefined ? [] : [fixed]),
      ...(some ?? []),
      ...(usual === undefined ? [] : [usual]),
    ])

describe.skipIf(!hasDatabase())('the calls of the specification', () => {
  let host: TestHost
  let document: Document
  beforeAll(async () => {
    host = await startTestHost({ work: false })
    document = (await readAnswer(await host.app.request('/openapi.json'))).body as Document
  })
  afterAll(() => host.close())

  const rows = [
    ...ordersTable.map((row) => ['orders.md §7', row.call, row] as const),
    ...returnsTable.map((row) => ['returns.md §7', row.call, row] as const),
  ]
  const operationOf = ({ call }: SpecifiedCall): Operation | undefined => {
    const [method = '', path = ''] = call.split(' ')
    return document.paths[path]?.[method.toLowerCase()]
  }

  it.each(rows)('[AP-01 A-40] %s: %s is described with its parameters, payload and answer', (_, __, row) => {
    const operation = operationOf(row)
    if (!operation) throw new Error(`not answered: ${row.call}`)
    const sentAt = (path: string) => [
      ...operation.parameters.filter(({ name }) => name === path).map(({ schema }) => schema),
      ...(operation.requestBody ? schemasAt(document, json(operation.requestBody), path) : []),
    ]
    const [success = ''] = Object.keys(operation.responses).filter((status) => status.startsWith('2'))
    const answer = json(operation.responses[success] ?? {})
    expect({
      notSent: words(row.sends).filter((path) => sentAt(path).length === 0),
      notFixed: Object.entries(row.fixed ?? {}).filter(
        ([path, value]) => !values(document, sentAt(path)).includes(value),
      ),
      notAnswered: words(row.answers).filter((path) => schemasAt(document, answer, path).length === 0),
      statuses: (row.statuses ?? []).filter((status) => !operation.responses[String(status)]),
      isForGuests: operation.security.some((way) => 'guestFilter' in way),
    }).toEqual({
      notSent: [],
      notFixed: [],
      notAnswered: [],
      statuses: [],
      isForGuests: row.isForGuests === true,
    })
  })

  const filled = (path: string) =>
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      name === 'jobId' ? '0b9c9a1c-54f0-4b6f-9d4f-0d9c4a7f1c11' : name === 'upmId' ? 'upm-1' : 'T000000001',
    )
  const ask = async ({ call }: SpecifiedCall, init: RequestInit) => {
    const [method = '', path = ''] = call.split(' ')
    const { status, body } = await readAnswer(await host.app.request(filled(path), { ...init, method }))
    return [status, (body as { code?: string }).code]
  }
  const asMember = { Authorization: `Bearer ${tokenOf('upm-1')}`, 'Idempotency-Key': 'specified' }

  it.each(rows)('[AP-01 A-40] %s: %s checks who calls, and what is sent', async (_, __, row) => {
    const needsSomebody = operationOf(row)?.security.every((way) => Object.keys(way).length > 0)
    if (operationOf(row)?.security.length && needsSomebody)
      expect(await ask(row, { headers: { 'Idempotency-Key': 'nobody' } })).toEqual([401, 'unauthorized'])
    if (!operationOf(row)?.requestBody) return
    const headers = { ...asMember, 'Content-Type': 'application/json' }
    expect(await ask(row, { headers, body: '{"unheard":"of"}' })).toEqual([400, 'validation'])
  })
})
