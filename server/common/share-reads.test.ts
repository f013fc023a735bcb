import { expect, test } from 'vitest'
import { shareReads } from './share-reads.ts'

/** Reads that end when the test says so, each with what was there as it began. */
const readsOf = () => {
  const reads: PromiseWithResolvers<number>[] = []
  const ask = shareReads(() => {
    const read = Promise.withResolvers<number>()
    reads.push(read)
    return read.promise
  })
  return { reads, ask }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('all who ask while a read is under way share the next one, which begins after it', async () => {
  const { reads, ask } = readsOf()
  const first = ask()
  const others = [ask(), ask(), ask()]
  expect(reads).toHaveLength(1)
  reads[0]?.resolve(1)
  expect(await first).toBe(1)
  await settled()
  expect(reads).toHaveLength(2)
  reads[1]?.resolve(2)
  expect(await Promise.all(others)).toEqual([2, 2, 2])
})

test('who asks as a read ends does not begin another beside the one that others wait for', async () => {
  const { reads, ask } = readsOf()
  const late = ask().then(() => ask())
  const waiting = ask()
  reads[0]?.resolve(1)
  await settled()
  expect(reads).toHaveLength(2)
  reads[1]?.resolve(2)
  await settled()
  reads[2]?.resolve(3)
  expect(await waiting).toBe(2)
  expect(await late).toBeGreaterThanOrEqual(2)
})

test('a read that fails fails for those who asked for it, and the next one is tried', async () => {
  const { reads, ask } = readsOf()
  const first = ask()
  const second = ask()
  reads[0]?.reject(new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  await settled()
  reads[1]?.resolve(2)
  expect(await second).toBe(2)
  const third = ask()
  reads[2]?.resolve(3)
  expect(await third).toBe(3)
})
