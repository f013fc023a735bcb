import { describe, expect, test } from 'vitest'
import { createPrefetch } from './prefetch.ts'
import { type CallResult, succeeded } from './result.ts'

const counted = (now = () => 0) => {
  const asked: string[] = []
  const request = async ({ id }: { id: string }): Promise<CallResult<string>> => {
    asked.push(id)
    return succeeded(`${id}, asked ${asked.length}`)
  }
  return { asked, prefetch: createPrefetch(request, now) }
}

describe('an answer asked for ahead', () => {
  test('is taken once', async () => {
    const { asked, prefetch } = counted()
    prefetch.start({ id: 'a' })
    expect(await prefetch.take({ id: 'a' })).toEqual(succeeded('a, asked 1'))
    expect(await prefetch.take({ id: 'a' })).toEqual(succeeded('a, asked 2'))
    expect(asked).toEqual(['a', 'a'])
  })

  test('is asked for once, however often a loader runs', async () => {
    const { asked, prefetch } = counted()
    prefetch.start({ id: 'a' })
    prefetch.start({ id: 'a' })
    await prefetch.take({ id: 'a' })
    expect(asked).toEqual(['a'])
  })

  test('is not taken for another question', async () => {
    const { asked, prefetch } = counted()
    prefetch.start({ id: 'a' })
    expect(await prefetch.take({ id: 'b' })).toEqual(succeeded('b, asked 2'))
    expect(asked).toEqual(['a', 'b'])
  })

  test('is asked for again when it has grown old', async () => {
    let time = 0
    const { asked, prefetch } = counted(() => time)
    prefetch.start({ id: 'a' })
    time = 30_000
    expect(await prefetch.take({ id: 'a' })).toEqual(succeeded('a, asked 2'))
    expect(asked).toEqual(['a', 'a'])
  })
})
