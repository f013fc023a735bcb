import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Context, MiddlewareHandler } from 'hono'
import type { Fault } from '../../../contract/sandbox/sandbox.ts'
import type { Call } from '../../../contract/wire/call.ts'
import type { ProblemCode } from '../../../contract/wire/problem.ts'
import { problem, problemResponse } from '../../common/problems.ts'
import type { SandboxDeps } from '../sandbox-deps.ts'
import { takeFault } from './faults.repository.ts'
import { callName, type FaultedRequest, isMeantFor } from './match-call.ts'

/** Header by which a browser's or a test's requests are told from those of others. */
const faultTagHeader = 'X-Sandbox-Tag'

const defaultDelayMs = 5000

const codes: Readonly<Record<number, ProblemCode>> = {
  400: 'bad_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  429: 'rate_limited',
  500: 'internal',
}

const statusAnswer = (status = 503): Response =>
  problemResponse(
    problem(codes[status] ?? (status < 500 ? 'bad_request' : 'unavailable'), {
      status,
      ...(status === 429 || status === 503 ? { headers: { 'Retry-After': '1' } } : {}),
    }),
  )

const garbage = (): Response =>
  new Response('<!doctype html><title>502</title><p>upstream connect error', {
    status: 200,
    headers: { 'Content-Type': 'text/html' },
  })

/** Cuts the connection, so that the caller never learns what happened. */
const cut = (context: Context): Response => {
  const socket = (context.env as { incoming?: { socket?: Socket } } | undefined)?.incoming?.socket
  if (!socket) throw new Error('there is no connection to cut')
  socket.destroy()
  return new Response(null, { status: 504 })
}

const play = async (
  fault: Fault,
  context: Context,
  next: () => Promise<void>,
): Promise<Response | undefined> => {
  switch (fault.effect) {
    case 'delay':
      await wait(fault.ms ?? defaultDelayMs, undefined, { signal: context.req.raw.signal }).catch(
        () => undefined,
      )
      await next()
      return undefined
    case 'status':
      return statusAnswer(fault.status ?? undefined)
    case 'garbage':
      await next()
      context.res = undefined
      context.res = garbage()
      return undefined
    case 'drop-before':
      return cut(context)
    case 'drop-after':
      await next()
      context.res = undefined
      context.res = cut(context)
      return undefined
  }
}

/**
 * Puts the faults that wait for a call around its route; hosts on one database share them. The clock was refreshed before
 * the route, and with it what waits.
 */
export const faultsAround =
  ({ db, verifyAccessToken, clock }: SandboxDeps) =>
  (call: Call): MiddlewareHandler =>
  async (context, next) => {
    if (call.path.startsWith('/sandbox/')) return next()
    const waiting = clock.waitingFaults().filter((fault) => fault.call === callName(call))
    if (waiting.length === 0) return next()
    const request: FaultedRequest = {
      path: context.req.path,
      tag: context.req.header(faultTagHeader) ?? null,
      upmId: async () => {
        const token = /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1]
        return token ? ((await verifyAccessToken(token).catch(() => null))?.upmId ?? null) : null
      },
    }
    for (const fault of waiting) {
      if ((await isMeantFor(fault, request)) && (await takeFault(db, fault.id)))
        return play(fault, context, next)
    }
    return next()
  }
