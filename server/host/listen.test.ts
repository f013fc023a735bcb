import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterEach, describe, expect, test } from 'vitest'
import { type Listening, listen } from './listen.ts'

const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? [])
const hasIPv6 = addresses.some(({ address }) => address === '::1')
/** An address by which others reach this machine; its own where it has no network. */
const outside = addresses.find(({ internal, family }) => !internal && family === 'IPv4')?.address

const statusAt = async (host: string, port: number) => {
  try {
    return (await fetch(`http://${host}:${port}/`)).status
  } catch {
    return null
  }
}

describe('listening', () => {
  const open: Listening[] = []
  const take = async (host: string, port = 0) => {
    const taken = await listen(host, port)
    open.push(taken)
    return taken
  }
  afterEach(() => Promise.all(open.splice(0).map(({ stop }) => stop())))

  test('on localhost takes both loopback addresses, and nothing that a network reaches', async () => {
    const { port, ownOrigin } = await take('localhost')
    expect({
      ownOrigin,
      ipv4: await statusAt('127.0.0.1', port),
      ipv6: await statusAt('[::1]', port),
      outside: outside === undefined ? null : await statusAt(outside, port),
    }).toEqual({
      ownOrigin: `http://127.0.0.1:${port}`,
      ipv4: 503,
      ipv6: hasIPv6 ? 503 : null,
      outside: null,
    })
  })

  test('on 0.0.0.0 answers to the network', async () => {
    const { port, ownOrigin } = await take('0.0.0.0')
    expect([ownOrigin, await statusAt(outside ?? '127.0.0.1', port)]).toEqual([
      `http://127.0.0.1:${port}`,
      503,
    ])
  })

  test('hands every address to whoever answers, and is gone from all of them afterwards', async () => {
    const { port, answerWith, stop } = await take('localhost')
    answerWith((_request, response) => response.writeHead(204).end())
    expect(await statusAt('127.0.0.1', port)).toBe(204)
    expect(await statusAt('[::1]', port)).toBe(hasIPv6 ? 204 : null)
    await stop()
    expect([await statusAt('127.0.0.1', port), await statusAt('[::1]', port)]).toEqual([null, null])
  })

  test('lets a request under way finish when it stops, and takes no other', async () => {
    const { port, answerWith, stop } = await take('localhost')
    const begun = Promise.withResolvers<void>()
    const work = Promise.withResolvers<void>()
    answerWith(async (_request, response) => {
      begun.resolve()
      await work.promise
      response.writeHead(204).end()
    })
    const answer = statusAt('127.0.0.1', port)
    await begun.promise
    const stopped = stop()
    expect(await statusAt('127.0.0.1', port)).toBe(null)
    work.resolve()
    expect(await answer).toBe(204)
    await stopped
  })

  test('on localhost takes no port that somebody else has on either address', async () => {
    for (const host of hasIPv6 ? ['127.0.0.1', '::1'] : ['127.0.0.1']) {
      const other = createServer()
      await new Promise<void>((resolve) => other.listen({ host, port: 0 }, resolve))
      const { port } = other.address() as AddressInfo
      await expect(listen('localhost', port)).rejects.toMatchObject({ code: 'EADDRINUSE' })
      await new Promise((resolve) => other.close(resolve))
    }
  })
})
