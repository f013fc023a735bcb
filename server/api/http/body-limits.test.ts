import { expect, test } from 'vitest'
import { calls } from '../../../contract/calls.ts'
import { sandboxCalls } from '../../../contract/sandbox/sandbox-calls.ts'
import { requestLimits } from '../../common/request-limits.ts'

type Schema = {
  readonly type: string
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[]
  readonly entries?: Readonly<Record<string, Schema>>
  readonly options?: readonly (Schema | string)[]
  readonly wrapped?: Schema
  readonly item?: Schema
}
type Size = { readonly depth: number; readonly values: number }

const largest = (sizes: readonly Size[]): Size => ({
  depth: Math.max(0, ...sizes.map(({ depth }) => depth)),
  values: Math.max(0, ...sizes.map(({ values }) => values)),
})

/** How deep the deepest value of a schema is, and how many values the fullest holds. */
const sizeOf = (schema: Schema): Size => {
  const actions = schema.pipe ?? []
  const [own = schema] = actions as readonly Schema[]
  if (own.wrapped) return sizeOf(own.wrapped)
  if (own.entries) {
    const inner = Object.values(own.entries).map(sizeOf)
    const values = inner.reduce((sum, size) => sum + 1 + size.values, 0)
    return { depth: 1 + largest(inner).depth, values }
  }
  if (own.item) {
    const inner = sizeOf(own.item)
    const max = actions.find(({ type }) => type === 'max_length' || type === 'length')?.requirement as number
    return { depth: 1 + inner.depth, values: max * (1 + inner.values) }
  }
  const options = (own.options ?? []).filter((one) => typeof one === 'object')
  return largest(options.map((option) => sizeOf(option as Schema)))
}

test('the limits of a body let through the deepest and the fullest that any call takes', () => {
  const sizes = [...calls, ...sandboxCalls].flatMap(({ body }) =>
    body === undefined ? [] : [sizeOf(body as unknown as Schema)],
  )
  const { depth, values } = largest(sizes)
  expect(depth).toBeGreaterThan(2)
  expect(depth).toBeLessThanOrEqual(requestLimits.bodyDepth)
  expect(values).toBeGreaterThan(1000)
  expect(values).toBeLessThanOrEqual(requestLimits.bodyValues)
})
