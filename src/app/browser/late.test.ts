import { describe, expect, it, vi } from 'vitest'
import { createLate } from './late.ts'

describe('what comes late', () => {
  it('is made once, when it is first asked for, and says when it is there', async () => {
    const make = vi.fn(async () => 'made')
    const heard = vi.fn()
    const late = createLate(make)
    const stop = late.subscribe(heard)
    expect([late.get(), make.mock.calls.length]).toEqual([null, 0])
    expect(await Promise.all([late.load(), late.load()])).toEqual(['made', 'made'])
    stop()
    expect([late.get(), make.mock.calls.length, heard.mock.calls.length]).toEqual(['made', 1, 1])
  })

  it('is tried again where it did not come', async () => {
    const make = vi.fn(async () => 'made').mockRejectedValueOnce(new Error('offline'))
    const late = createLate(make)
    await expect(late.load()).rejects.toThrow('offline')
    expect([late.get(), await late.load()]).toEqual([null, 'made'])
  })
})
