import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { calls } from './calls.ts'
import { BankRefundForm, BankRefundRequest } from './returns/bank-refund.ts'
import { sandboxCalls } from './sandbox/sandbox-calls.ts'
import { Visitor } from './session/session.ts'
import type { Call } from './wire/call.ts'

type Action = { readonly kind: string; readonly type: string; readonly requirement?: unknown }
type Schema = {
  readonly kind: string
  readonly type: string
  readonly pipe?: readonly (Action | Schema)[]
  readonly entries?: Readonly<Record<string, Schema>>
  readonly options?: readonly (Schema | string)[]
  readonly wrapped?: Schema
  readonly item?: Schema
  readonly items?: readonly Schema[]
  readonly key?: Schema
  readonly value?: Schema
}

/** Whether a pattern speaks of the whole text and repeats nothing without an end. */
const isBoundedPattern = (pattern: unknown): boolean => {
  if (!(pattern instanceof RegExp)) return false
  const bare = pattern.source.replaceAll(/\\./g, 'x').replaceAll(/\[[^\]]*\]/g, 'x')
  const [whole] = /^\^.*\$$/s.exec(bare) ?? []
  const hasOpenAlternative = pattern.multiline || /^\^[^()]*\|/.test(bare)
  return whole !== undefined && !hasOpenAlternative && !/[*+]|\{\d+,\}/.test(bare)
}

const limits: Readonly<Record<string, (actions: readonly Action[]) => boolean>> = {
  string: (actions) =>
    actions.some(
      ({ type, requirement }) => type === 'max_length' || type === 'length' || isBoundedPattern(requirement),
    ),
  array: (actions) => actions.some(({ type }) => type === 'max_length' || type === 'length'),
  number: (actions) =>
    ['min_value', 'max_value'].every((bound) => actions.some(({ type }) => type === bound)),
}

const bounded = new Set(['boolean', 'literal', 'picklist', 'enum', 'null', 'undefined'])
const wrappers = new Set(['optional', 'nullable', 'nullish', 'exact_optional', 'undefinedable'])
const objects = new Set(['object', 'strict_object'])
const unions = new Set(['union', 'variant'])

/** Where a schema takes something without a limit: paths of values, with what they are. */
const unlimited = (schema: Schema | undefined, path: string): readonly string[] => {
  if (schema === undefined) return []
  const [own = schema, ...rest] = schema.pipe ?? [schema]
  const actions = rest.filter(({ kind }) => kind !== 'schema') as readonly Action[]
  const { type, entries = {}, options = [], wrapped, item } = own as Schema
  const inner = (name: string, next: Schema | undefined) => unlimited(next, `${path}${name}`)
  if (bounded.has(type)) return []
  if (wrappers.has(type)) return unlimited(wrapped, path)
  if (objects.has(type)) return Object.entries(entries).flatMap(([name, entry]) => inner(`.${name}`, entry))
  if (unions.has(type)) return (options as readonly Schema[]).flatMap((option) => unlimited(option, path))
  const isLimited = limits[type]?.(actions) ?? false
  return [...(isLimited ? [] : [`${path}: ${type}`]), ...(type === 'array' ? inner('[]', item) : [])]
}

const partsOf = ({ params, query, headers, body }: Call) => ({ params, query, headers, body })

describe('limits of what is sent', () => {
  test.each([...calls, ...sandboxCalls].map((call) => [call.id, call] as const))(
    '%s takes no text, list or number without a limit',
    (_, call) => {
      const found = Object.entries(partsOf(call)).flatMap(([name, schema]) =>
        unlimited(schema as Schema | undefined, name),
      )
      expect(found).toEqual([])
    },
  )

  test.each([
    ['who looked an order up', Visitor],
    ['the bank form', BankRefundForm],
    ['the bank request', BankRefundRequest],
  ] as const)('%s takes none either', (name, schema) => {
    expect(unlimited(schema as unknown as Schema, name)).toEqual([])
  })

  test('the walk finds what has no limit, wherever it stands', () => {
    const open = v.object({
      text: v.string(),
      trimmed: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1)))),
      pattern: v.pipe(v.string(), v.regex(/^[a-z]+$/)),
      inside: v.pipe(v.string(), v.regex(/[a-z]{3}/)),
      either: v.pipe(v.string(), v.regex(/^a|b$/)),
      list: v.array(v.object({ more: v.pipe(v.array(v.number()), v.maxLength(2)) })),
      least: v.pipe(v.number(), v.minValue(0)),
      record: v.record(v.string(), v.string()),
      loose: v.looseObject({}),
      any: v.union([v.unknown(), v.literal('a')]),
    })
    const closed = v.object({
      text: v.pipe(v.string(), v.maxLength(3)),
      pattern: v.pipe(v.string(), v.regex(/^(a|b)[\d+]{2,4}\+$/)),
      id: v.pipe(v.string(), v.uuid()),
      list: v.pipe(v.array(v.pipe(v.number(), v.minValue(0), v.maxValue(9))), v.length(1)),
      word: v.optional(v.picklist(['a', 'b']), 'a'),
    })
    expect(unlimited(open as unknown as Schema, 'body')).toEqual([
      'body.text: string',
      'body.trimmed: string',
      'body.pattern: string',
      'body.inside: string',
      'body.either: string',
      'body.list: array',
      'body.list[].more[]: number',
      'body.least: number',
      'body.record: record',
      'body.loose: loose_object',
      'body.any: unknown',
    ])
    expect(unlimited(closed as unknown as Schema, 'body')).toEqual([])
  })
})
