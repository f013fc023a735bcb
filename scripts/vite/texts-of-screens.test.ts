import { describe, expect, it } from 'vitest'
import { messagesOfPart, partOf } from './texts-of-screens.ts'

const detail = 'src/features/order-detail/order-page.tsx'

describe('texts by screen', () => {
  it.each([
    [[detail], 'order-detail'],
    [[detail, 'src/features/cancellation/cancel-action.tsx'], 'order-detail'],
    [[detail, 'src/features/shell/footer.tsx'], 'base'],
    [['routes/x.tsx'], 'base'],
    [[], 'base'],
  ])('%j are part of %s', (origins, part) => {
    expect(partOf(origins)).toBe(part)
  })

  it('fall into exactly one part each', () => {
    const messages = { a: 'A', b: 'B', c: 'C' }
    const origins = { a: [detail], b: ['src/features/shell/footer.tsx'] }
    expect(messagesOfPart('order-detail', messages, origins)).toEqual({ a: 'A' })
    expect(messagesOfPart('base', messages, origins)).toEqual({ b: 'B', c: 'C' })
  })
})
