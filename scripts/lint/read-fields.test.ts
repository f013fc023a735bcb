import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  type BindingElement,
  isElementAccessExpression,
  isIdentifier,
  isObjectBindingPattern,
  isPropertyAccessExpression,
  type Node,
} from 'typescript/unstable/ast'
import { API, type Project } from 'typescript/unstable/sync'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Order } from '../../contract/orders/order.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const record = readFileSync(`${root}docs/decisions/0043-what-is-carried-and-not-read.md`, 'utf8')
const unread = [...record.matchAll(/^\| `(order\.[^`]+)` \|/gm)].map(([, path = '']) => path)

type Schema = {
  readonly type: string
  readonly wrapped?: Schema
  readonly item?: Schema
  readonly options?: readonly Schema[]
  readonly entries?: Readonly<Record<string, Schema>>
}

/** Paths of all fields of a schema, `order.group[].heading`; what wraps a schema and a union’s branches add none. */
const pathsOf = (schema: Schema, path: string): readonly string[] => {
  if (schema.wrapped) return pathsOf(schema.wrapped, path)
  if (schema.item) return pathsOf(schema.item, `${path}[]`)
  if (schema.options) return schema.options.flatMap((option) => pathsOf(option, path))
  return Object.entries(schema.entries ?? {}).flatMap(([name, field]) => [
    `${path}.${name}`,
    ...pathsOf(field, `${path}.${name}`),
  ])
}
