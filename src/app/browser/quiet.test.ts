import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Http } from '../../../services/http/http.ts'
import { succeeded } from '../../../services/http/result.ts'
import { watchQuiet } from './quiet.ts'

const door = { method: 'GET', path: '/session' } as const

describe('a quiet page', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const start = () => {
    const answers: (() => void)[] = []
    const ask = () => new Promise<never>((resolve) => answers.push(() => resolve(succeeded(1) as never)))
    const http: Http = { call: ask, door: ask }
    const { watch, begin, whenQuiet } = watchQuiet()
    const quiet = vi.fn()
    whenQuiet.then(quiet)
    const isQuietAfter = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms)
      return quiet.mock.calls.length === 1
    }
    return { http: watch(http), begin, answers, isQuietAfter }
  }

  it('comes half a second after the last of several calls', async () => {
    const { http, answers, isQuietAfter } = start()
    const first = http.door(v.number(), door)
    const second = http.door(v.number(), door)
    answers[0]?.()
    expect(await first).toEqual(succeeded(1))
    expect(await isQuietAfter(5_000)).toBe(false)
    answers[1]?.()
    await second
    expect(await isQuietAfter(499)).toBe(false)
    expect(await isQuietAfter(1)).toBe(true)
  })

  it('comes half a second after its beginning where nothing is asked for', async () => {
    const { begin, isQuietAfter } = start()
    expect(await isQuietAfter(5_000)).toBe(false)
    begin()
    expect(await isQuietAfter(499)).toBe(false)
    expect(await isQuietAfter(1)).toBe(true)
  })

  it('waits for a call that was under way at its beginning, or began then', async () => {
    const { http, begin, answers, isQuietAfter } = start()
    const first = http.door(v.number(), door)
    begin()
    expect(await isQuietAfter(5_000)).toBe(false)
    answers[0]?.()
    await first
    begin()
    const second = http.door(v.number(), door)
    expect(await isQuietAfter(5_000)).toBe(false)
    answers[1]?.()
    await second
    expect(await isQuietAfter(500)).toBe(true)
  })

  it('waits on where one call follows another', async () => {
    const { http, answers, isQuietAfter } = start()
    const first = http.door(v.number(), door)
    answers[0]?.()
    await first
    expect(await isQuietAfter(300)).toBe(false)
    http.door(v.number(), door)
    expect(await isQuietAfter(5_000)).toBe(false)
  })
})
