import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasDatabase } from '../../testing/database/open-test-database.ts'
import { readAnswer } from '../../testing/host/api-client.ts'
import { startTestHost, type TestHost } from '../../testing/host/test-host.ts'
import { allCalls } from '../app.ts'

type Operation = {
  readonly operationId: string
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[]
  readonly requestBody?: unknown
  readonly responses: Readonly<Record<string, unknown>>
}
type Document = {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> }
}

describe.skipIf(!hasDatabase())('the API described', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost({ work: false })
  })
  afterAll(() => host.close())

  const get = async (path: string) => readAnswer(await host.app.request(path))
  const load = async () => (await get('/openapi.json')).body as Document

  it('[AP-01] lists every call with its method, path, parameters, body and success', async () => {
    const document = await load()
    expect(document.openapi).toBe('3.1.1')
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        id: operation.operationId,
        at: `${method} ${path}`,
        pathParameters: operation.parameters.filter((p) => p.in === 'path').map((p) => p.name),
        hasBody: operation.requestBody !== undefined,
        hasKey: operation.parameters.some(
          (p) => p.in === 'header' && p.name === 'Idempotency-Key' && p.required,
        ),
        success: Object.keys(operation.responses).filter((status) => status.startsWith('2')),
      })),
    )
    expect(described).toEqual(
      allCalls(host.deps).map(({ call }) => ({
        id: call.id,
        at: `${call.method.toLowerCase()} ${call.path}`,
        pathParameters: [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]),
        hasBody: call.body !== undefined,
        hasKey: call.changes !== undefined,
        success: [String(call.status)],
      })),
    )
  })

  it('refers only to schemas that it holds', async () => {
    const document = await load()
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1])
    const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`)
    expect([...new Set(references)].filter((reference) => !known.includes(reference ?? ''))).toEqual([])
    expect(references.length).toBeGreaterThan(20)
  })

  it('has a readable page that needs nothing from elsewhere, under a policy of its own', async () => {
    const page = await get('/reference')
    const policy = page.headers.get('Content-Security-Policy') ?? ''
    const scripts = [...String(page.body).matchAll(/src="([^"]+)"/g)].map((match) => match[1])
    expect([page.status, page.headers.get('content-type'), scripts]).toEqual([
      200,
      'text/html; charset=utf-8',
      ['/reference/viewer.js', '/reference/start.js'],
    ])
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/https?:|unsafe-eval|script-src[^;]*unsafe-inline/)
    const viewer = await get('/reference/viewer.js')
    expect([viewer.status, viewer.headers.get('content-type')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ])
    expect(String((await get('/reference/start.js')).body)).toContain("url: '/openapi.json'")
  })
})
