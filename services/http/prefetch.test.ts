import { describe, expect, test } from 'vitest'
import { createPrefetch } from './prefetch.ts'
import { type CallResult, failed, succeeded } from './result.ts'

const counted = (now = () => 0, known: { input: { id: string }; value: string } | null = null) => {
  const asked: string[] = []
  const request = async ({ id }: { id: string }): Promise<CallResult<string>> => {
    asked.push(id)
    return succeeded(`${id}, asked ${asked.length}`)
  }
  return { asked, prefetch: createPrefetch(request, { now, known }) }
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

describe('what has come already', () => {
  test('is there once the answer is, for the same question, however often it is looked at', async () => {
    const { asked, prefetch } = counted()
    const started = prefetch.start({ id: 'a' })
    expect(prefetch.peek({ id: 'a' })).toBeNull()
    await started
    expect([prefetch.peek({ id: 'b' }), prefetch.peek({ id: 'a' }), prefetch.peek({ id: 'a' })]).toEqual([
      null,
      'a, asked 1',
      'a, asked 1',
    ])
    expect(asked).toEqual(['a'])
  })

  test('is not taken by a call, nor counted as under way, once somebody began with it', async () => {
    const { asked, prefetch } = counted()
    await prefetch.start({ id: 'a' })
    prefetch.peek({ id: 'a' })
    expect(await prefetch.take({ id: 'a' })).toEqual(succeeded('a, asked 2'))
    await prefetch.start({ id: 'a' })
    prefetch.peek({ id: 'a' })
    await prefetch.start({ id: 'a' })
    expect([prefetch.peek({ id: 'a' }), asked]).toEqual(['a, asked 4', ['a', 'a', 'a', 'a']])
  })

  test('is nothing where the answer was taken', async () => {
    const { prefetch } = counted()
    await prefetch.start({ id: 'a' })
    await prefetch.take({ id: 'a' })
    expect([prefetch.peek({ id: 'a' }), prefetch.known()]).toEqual([null, null])
  })

  test.each([
    ['a failure', async () => failed({ kind: 'network' })],
    ['a defect', async () => Promise.reject(new Error('broken'))],
  ])('is nothing after %s, and whoever waits for the answer hears of no failure', async (_, request) => {
    const prefetch = createPrefetch<{ id: string }, string>(request)
    await prefetch.start({ id: 'a' })
    expect([prefetch.peek({ id: 'a' }), prefetch.known()]).toEqual([null, null])
  })

  test('goes with the page that was rendered with it', async () => {
    const { prefetch } = counted()
    expect(prefetch.known()).toBeNull()
    await prefetch.start({ id: 'a' })
    const known = { input: { id: 'a' }, value: 'a, asked 1' }
    expect(prefetch.known()).toEqual(known)
    prefetch.peek({ id: 'a' })
    expect(prefetch.known()).toEqual(known)
  })
})

describe('a page that came with its answer', () => {
  const known = { input: { id: 'a' }, value: 'rendered' }

  test('begins with it, and asks when it is opened again', async () => {
    const { asked, prefetch } = counted(undefined, known)
    expect([prefetch.peek({ id: 'b' }), prefetch.peek({ id: 'a' })]).toEqual([null, 'rendered'])
    await prefetch.start({ id: 'a' })
    expect([prefetch.peek({ id: 'a' }), asked]).toEqual(['a, asked 1', ['a']])
  })

  test('asks no more than once for what it shows next', async () => {
    const { asked, prefetch } = counted(undefined, known)
    await prefetch.start({ id: 'a' })
    expect([await prefetch.take({ id: 'a' }), asked]).toEqual([succeeded('rendered'), []])
  })

  test('leaves it when it has grown old', async () => {
    let time = 0
    const { prefetch } = counted(() => time, known)
    time = 30_000
    expect(await prefetch.take({ id: 'a' })).toEqual(succeeded('a, asked 1'))
  })
})

test('what is taken and fails without an answer is told of; what was only asked for ahead is not', async () => {
  const told: unknown[] = []
  const gone = new Error('gone')
  const prefetch = createPrefetch(() => Promise.reject(gone), { onDefect: (error) => told.push(error) })
  await prefetch.start({ id: 'a' })
  expect(told).toEqual([])
  await expect(prefetch.take({ id: 'a' })).rejects.toBe(gone)
  expect(told).toEqual([gone])
})
