import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type { describeRoute, GenerateSpecOptions } from 'hono-openapi'
import * as v from 'valibot'
import { Address, ShipFrom } from '../../../contract/orders/address.ts'
import { Order, OrderGroup, Transaction } from '../../../contract/orders/order.ts'
import { OrderItem, Product } from '../../../contract/orders/order-item.ts'
import { HistoryItem } from '../../../contract/orders/orders.ts'
import type { Call, CallerKind } from '../../../contract/wire/call.ts'
import { idempotencyHeader } from '../../../contract/wire/idempotency.ts'
import { validationCodeHeader } from '../../../contract/wire/link-code.ts'
import { FieldProblem, Problem, type ProblemCode } from '../../../contract/wire/problem.ts'
import { Challenge } from '../../../contract/wire/proof-of-work.ts'
import { problemStatus, problemTitle } from '../../common/problems.ts'
import { visitorCookieName } from '../../common/visitor-cookie.ts'

type Json = Record<string, unknown>
type Description = Parameters<typeof describeRoute>[0]
type Documentation = GenerateSpecOptions['documentation']
type SharedSchemas = NonNullable<NonNullable<Documentation['components']>['schemas']>
type Schema = SharedSchemas[string]
type Security = NonNullable<Description['security']>[number]
type Parameter = NonNullable<Description['parameters']>[number]

/** Schemas that several calls share, under the names that the specification gives them. */
const shared = {
  Address,
  FieldProblem,
  HistoryItem,
  Order,
  OrderGroup,
  OrderItem,
  Problem: v.looseObject({ ...Problem.entries, challenge: v.optional(Challenge) }),
  Product,
  ShipFrom,
  Transaction,
} as Record<string, v.GenericSchema>

const conversion = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore',
  overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const

/** The wire side of a schema as JSON Schema, with shared schemas by reference. */
const wireSchema = (schema: v.GenericSchema): Schema => {
  const {
    $schema: _dialect,
    $defs: _shared,
    ...json
  } = toJsonSchema(schema, {
    ...conversion,
    definitions: shared,
  }) as Json
  return json as Schema
}

const schemes: Readonly<Record<CallerKind, readonly Security[]>> = {
  member: [{ bearer: [] }],
  guest: [{ guestFilter: [] }],
  link: [{ linkCode: [] }],
  visitor: [{ visitor: [] }, {}],
}

/** Nothing is asked of anybody where the body tells the link's code, too. */
const securityOf = ({ callers, linkCodeAt }: Call): Security[] => [
  ...callers.flatMap((kind) => schemes[kind]),
  ...(linkCodeAt ? [{}] : []),
]

/** Somebody may come without anything that says who they are; where a link alone admits, there is no such thing without its code. */
const isOpen = ({ callers }: Call): boolean =>
  callers.includes('visitor') || callers.every((kind) => kind === 'link')

// `hono-openapi` types a parameter's schema by OpenAPI 3.0.
const parametersOf = (
  where: 'path' | 'query' | 'header',
  schema: v.GenericSchema | undefined,
): Parameter[] => {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = wireSchema(schema) as {
    properties?: SharedSchemas
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  })) as Parameter[]
}

const idempotencyParameter: Parameter = {
  name: idempotencyHeader,
  in: 'header',
  required: true,
  description:
    'One per attempt, kept by the caller until the outcome is known. Up to 255 visible ASCII characters.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

/** Codes that a call may answer with, from what kind of call it is and from its own row. */
const codesOf = (call: Call): readonly ProblemCode[] => [
  ...(call.params || call.query || call.headers || call.body ? (['validation'] as const) : []),
  ...(call.body ? (['bad_request', 'payload_too_large', 'unsupported_media_type'] as const) : []),
  ...(isOpen(call) && !call.callers.includes('member') ? [] : (['unauthorized'] as const)),
  ...(call.changes
    ? ([
        'idempotency_key_missing',
        'idempotency_key_malformed',
        'idempotency_in_flight',
        'idempotency_mismatch',
      ] as const)
    : []),
  ...(call.problems ?? []),
  ...(call.callers.includes('guest') ? (['rate_limited'] as const) : []),
  'internal',
  'unavailable',
]

const problemAnswers = (call: Call): NonNullable<Description['responses']> =>
  Object.fromEntries(
    [...Map.groupBy(codesOf(call), problemStatus)].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\`: ${problemTitle(code)}`).join('\n\n'),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )

/** `getCancelJob` as `Get cancel job`. */
const inWords = (id: string): string => {
  const words = id.replaceAll(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Areas of the API by the first part of a call's path; parts that are not here name themselves. */
const areas: Readonly<Record<string, string>> = {
  orders: 'Orders',
  order_mgmt: 'Cancellation',
  idempotency: 'Idempotency',
  l7r: 'Consent',
  telemetry: 'Telemetry',
  experience: 'Country settings',
  sandbox: 'Sandbox',
  cart: 'Bag',
  recommend: 'Suggestions',
}

const areaOf = (call: Call): string => {
  const part = call.path.split('/')[1] ?? ''
  return areas[part] ?? part
}

/** What the document says of a call: who is admitted, what it takes and every answer that it may give. */
export const operationOf = (call: Call): Description =>
  ({
    operationId: call.id,
    summary: inWords(call.id),
    description: call.summary,
    tags: [areaOf(call)],
    security: securityOf(call),
    parameters: [
      ...parametersOf('path', call.params),
      ...parametersOf('query', call.query),
      ...parametersOf('header', call.headers),
      ...(call.changes ? [idempotencyParameter] : []),
    ],
    ...(call.body === undefined
      ? {}
      : {
          requestBody: { required: true, content: { 'application/json': { schema: wireSchema(call.body) } } },
        }),
    responses: {
      [String(call.status)]: {
        description: 'Done.',
        content: { 'application/json': { schema: wireSchema(call.answer) } },
      },
      ...problemAnswers(call),
    },
  }) as Description

/** What `hono-openapi` is told of the API as a whole; the operations come from the routes that carry them. */
export const apiDocumentation: Documentation = {
  openapi: '3.1.1',
  info: {
    title: 'Baton API host',
    version: '1',
    description: 'Orders, cancellations and what belongs to them. Errors are RFC 9457 problem details.',
  },
  servers: [{ url: '/api' }],
  components: {
    schemas: toJsonSchemaDefs(shared, conversion) as SharedSchemas,
    securitySchemes: {
      visitor: {
        type: 'apiKey',
        in: 'cookie',
        name: visitorCookieName,
        description: 'The bag of a browser without an account; set by the host with the first piece in it.',
      },
      linkCode: {
        type: 'apiKey',
        in: 'header',
        name: validationCodeHeader,
        description: 'The code of a link, such as the qrId of a curbside link.',
      },
      bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      guestFilter: {
        type: 'apiKey',
        in: 'query',
        name: 'filter',
        description: '`email(ADDRESS)` or `phoneNumber(CODE NUMBER)` of the order.',
      },
    },
  },
}
