import type { Page, Route } from '@playwright/test'
import type { BrowserAnswer } from '../../../model-tests/lib/flow-model.ts'

/** Requests of one invoked actor: method and path of the call, `{name}` standing for any segment. */
export type HeldCall = {
  readonly method: string
  readonly path: string
  readonly query?: RegExp
  readonly body?: RegExp
}

/**
 * How a held request ends: as the models know it, with the work done and the answer lost, with a part of the answer changed on its
 * way, or with the answer of a host that has no such call.
 */
export type HowItEnds =
  | BrowserAnswer
  | { readonly by: 'fault'; readonly effect: 'drop-after' }
  | { readonly by: 'fault'; readonly effect: 'changed'; readonly change: (answer: never) => unknown }
  | { readonly by: 'host'; readonly lacksCall: true }

export type HeldCalls = {
  /** Waits for the actor's next request and lets its answer through, real, dropped or spoilt. */
  readonly answer: (actor: string, how: HowItEnds) => Promise<void>
  /** Whether a request of the actor is held right now. */
  readonly waits: (actor: string) => boolean
  /** Waits for the actor's next request and says where it goes; it stays held. */
  readonly urlOf: (actor: string) => Promise<string>
  /** Requests that reached the API host so far. */
  readonly reached: () => number
  /** Lets go of what is still held. */
  readonly release: () => Promise<void>
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)

const matches = (call: HeldCall, route: Route): boolean => {
  const url = new URL(route.request().url())
  return (
    call.method === route.request().method() &&
    patternOf(call.path).test(url.pathname) &&
    (call.query?.test(url.search) ?? true) &&
    (call.body?.test(route.request().postData() ?? '') ?? true)
  )
}

/** The same request at an address that the host does not know. */
const unknownTo = (route: Route): string => route.request().url().replace('/api/', '/api/unknown/')

/** The page has given this request up: nobody waits for its answer. */
const isGivenUp = (route: Route): boolean => route.request().failure() !== null

/** A queue that hands over what comes, or waits for it. Requests that the page has given up meanwhile are left out. */
const createQueue = () => {
  let waiting: Route[] = []
  const takers: ((route: Route) => void)[] = []
  const dropGivenUp = () => {
    waiting = waiting.filter((route) => !isGivenUp(route))
  }
  return {
    put: (route: Route) => {
      const taker = takers.shift()
      if (taker) taker(route)
      else waiting.push(route)
    },
    take: (): Promise<Route> => {
      dropGivenUp()
      const route = waiting.shift()
      return route ? Promise.resolve(route) : new Promise((resolve) => takers.push(resolve))
    },
    has: () => {
      dropGivenUp()
      return waiting.length > 0
    },
    putBack: (route: Route) => waiting.unshift(route),
    all: () => waiting.splice(0),
  }
}

const patienceMs = 8_000

const inTime = async <T>(promise: Promise<T>, what: string): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not come within ${patienceMs} ms`)), patienceMs)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/**
 * Holds the requests of a flow's actors until the walk says how each ends. Answers are the host's own: they may be
 * dropped, cut, changed in a part or spoilt on the way, never invented.
 */
export const holdCalls = async (
  page: Page,
  calls: Readonly<Record<string, HeldCall>>,
): Promise<HeldCalls> => {
  const queues = Object.fromEntries(Object.keys(calls).map((actor) => [actor, createQueue()]))
  const queueOf = (actor: string) => {
    const queue = queues[actor]
    if (!queue) throw new Error(`no call is known for the actor "${actor}"`)
    return queue
  }
  let reached = 0
  let isReleased = false

  await page.route(
    (url) => Object.values(calls).some((call) => patternOf(call.path).test(url.pathname)),
    async (route) => {
      const actor = Object.keys(calls).find((name) => matches(calls[name] as HeldCall, route))
      if (actor === undefined || isReleased) return route.fallback()
      queues[actor]?.put(route)
    },
  )

  const spoil = async (route: Route, spoilt: (text: string) => string) => {
    reached += 1
    const response = await route.fetch()
    await route.fulfill({ response, body: spoilt(await response.text()) })
  }

  const finish = async (route: Route, how: HowItEnds) => {
    if (how.by === 'host') {
      reached += 1
      return route.continue('lacksCall' in how ? { url: unknownTo(route) } : {})
    }
    switch (how.effect) {
      case 'drop':
        return route.abort('connectionreset')
      case 'drop-after':
        reached += 1
        await route.fetch()
        return route.abort('connectionreset')
      case 'html':
        return spoil(route, (text) => `<!doctype html><title>Bad gateway</title><!-- ${text.length} -->`)
      case 'changed':
        return spoil(route, (text) => JSON.stringify(how.change(JSON.parse(text) as never)))
      case 'malformed':
        return spoil(route, (text) => JSON.stringify({ wrapped: JSON.parse(text) }))
      case 'unauthorized':
        reached += 1
        return route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer refused' } })
      case 'error':
        throw new Error('an answer of a host in trouble comes from a sandbox fault, by way of `host`')
    }
  }

  const answer: HeldCalls['answer'] = async (actor, how) => {
    const route = await inTime(queueOf(actor).take(), `the request of "${actor}"`)
    await finish(route, how)
    // That the page has just put another request in its place is not known at once: then that one is answered.
    if (how.by === 'host' && (await route.request().response()) === null) {
      reached -= 1
      await answer(actor, how)
    }
  }

  return {
    answer,
    urlOf: async (actor) => {
      const queue = queueOf(actor)
      const route = await inTime(queue.take(), `the request of "${actor}"`)
      queue.putBack(route)
      return route.request().url()
    },
    waits: (actor) => queues[actor]?.has() ?? false,
    reached: () => reached,
    release: async () => {
      isReleased = true
      for (const queue of Object.values(queues)) {
        for (const route of queue.all()) await route.abort().catch(() => undefined)
      }
    },
  }
}
