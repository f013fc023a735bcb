import fc from 'fast-check'
import type { Draft } from '../../server/testing/garbage/spoil.ts'
import { bodySchema, type Named, type OpenApi, plainSchema, type Schema } from './document.ts'

/** What is known of the host's own data, by the name of a field: with it requests get past the first look-up. */
export type Known = Readonly<Record<string, string>>

const textOf = ({ pattern, format, minLength = 1 }: Schema): string => {
  if (format === 'email') return 'kim@podium.example'
  if (format === 'uuid') return '0b9c9a1c-54f0-4b6f-9d4f-0d9c4a7f1c11'
  if (format === 'date-time') return '2026-11-20T12:00:00.000Z'
  if (format === 'date') return '2026-11-20'
  if (pattern === undefined) return 'a'.repeat(minLength)
  const [text = ''] = fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 1, seed: 1 })
  return text
}

/** A value that a schema takes, as far as a schema says it. */
const sampleOf = (schema: Schema, name: string, known: Known): unknown => {
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, item]) => [key, sampleOf(item, key, known)]),
      )
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () =>
        sampleOf(schema.items ?? {}, name, known),
      )
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, 1)
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return known[name] ?? schema.default ?? textOf(schema)
  }
}

/** The request that a call's description asks for, by whoever shows these header fields. */
export const draftOf = (
  document: OpenApi,
  { method, path, operation }: Named,
  known: Known,
  headers: Readonly<Record<string, string>>,
): Draft => {
  const partOf = (where: string) =>
    Object.fromEntries(
      (operation.parameters ?? [])
        .filter((one) => one.in === where && (one.in === 'path' || one.required))
        .map(({ name, schema }) => [name, String(sampleOf(plainSchema(document, schema), name, known))]),
    )
  const body = bodySchema(document, operation)
  return {
    method,
    path: `/api${path}`,
    params: partOf('path'),
    query: partOf('query'),
    end: '',
    headers: { ...(body && { 'Content-Type': 'application/json' }), ...partOf('header'), ...headers },
    body: body && sampleOf(body, '', known),
    text: null,
  }
}
