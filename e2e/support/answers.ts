import type { Page, Route } from '@playwright/test'
import type { InferInput } from 'valibot'
import type { Order } from '../../contract/orders/order.ts'
import type { ErrorReport } from '../../contract/session/telemetry.ts'
import type { Call } from '../../contract/wire/call.ts'
import { opensAsShell } from '../pages/open-page.ts'

/** An order as the wire carries it. */
export type WireOrder = InferInput<typeof Order>

const pathOf = (path: string): RegExp =>
  new RegExp(`^/api${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)

const isCall = (path: string) => (url: URL) => pathOf(path).test(url.pathname)

/** Holds the answers of a call of the contract until they are let go; `arrived` is the number of requests so far. */
export const holdAnswers = async (page: Page, path: string) => {
  let letGo = () => {}
  let arrived = 0
  const open = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(isCall(path), async (route) => {
    arrived += 1
    await open
    await route.fallback()
  })
  return { letGo, arrived: () => arrived }
}

/** Changes what the host answers to a call on its way to the page: what another order or country would say. */
export const changeAnswer = async <T>(page: Page, path: string, change: (answer: T) => unknown) => {
  await page.route(isCall(path), async (route: Route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: change((await response.json()) as T) })
  })
}

/** The same of a call that a page begins with: pages ask for it in the browser from now on. */
export const changeFirstAnswer = async <T>(page: Page, path: string, change: (answer: T) => unknown) => {
  await opensAsShell(page)
  await changeAnswer(page, path, change)
}

/** Changes the order that a page begins with. */
export const changeOrder = (page: Page, change: (order: WireOrder) => WireOrder) =>
  changeFirstAnswer<{ order?: WireOrder }>(page, '/orders/history/v1/{orderNumber}', (answer) =>
    answer.order ? { ...answer, order: change(answer.order) } : answer,
  )

/** Requests of a call of the contract that the page sent from now on. */
export const watchCalls = (page: Page, method: string, path: string) => {
  const requests: { url: URL; body: unknown; headers: Record<string, string> }[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (request.method() !== method || !isCall(path)(url)) return
    requests.push({ url, body: request.postDataJSON(), headers: request.headers() })
  })
  return requests
}

/** Reports of errors that the page sends from now on. */
export const watchReports = (page: Page) => {
  const sent = watchCalls(page, 'POST', '/telemetry/errors/v1')
  return (): readonly ErrorReport[] =>
    sent.flatMap(({ body }) => (body as { readonly errors: readonly ErrorReport[] }).errors)
}

/** The next request of a call gets lost on its way: `there` before the host has seen it, `back` after its work is done. */
export const loseNext = async (page: Page, path: string, where: 'there' | 'back') => {
  await page.route(
    isCall(path),
    async (route) => {
      if (where === 'back') await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
}

/**
 * The host works the next request of a row, and its answer gets lost, comes as garbage, or stays away for as long as the page is there. Resolves
 * once the host has answered.
 */
export const missNextAnswer = async (
  page: Page,
  { method, path }: Pick<Call, 'method' | 'path'>,
  how: 'lost' | 'garbage' | 'away',
): Promise<{ readonly worked: Promise<void> }> => {
  const { promise: worked, resolve } = Promise.withResolvers<void>()
  let isMissed = false
  await page.route(isCall(path), async (route) => {
    if (isMissed || route.request().method() !== method) return route.fallback()
    isMissed = true
    await route.fetch()
    if (how === 'lost') await route.abort('connectionreset')
    if (how === 'garbage') await route.fulfill({ contentType: 'text/html', body: '<h1>502</h1>' })
    resolve()
  })
  return { worked }
}
