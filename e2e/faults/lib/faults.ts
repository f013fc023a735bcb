import { expect, type Route } from '@playwright/test'
import { sessionPaths } from '../../../contract/session/session.ts'
import type { ColumnId } from '../columns.ts'
import { denyStorage, fillStorage, releaseAnew, shiftClock, shortenPatience } from './browser-faults.ts'
import { meetNext, watchLine } from './line.ts'
import { finishes, finishesAfresh, isNotWhite, makesIt, type Scene } from './scene.ts'

type Fault = (scene: Scene) => Promise<void>

const problem = (status: number, code: string) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: 'about:blank', title: code, status, code }),
})

/** The next request meets a fault, the page stands it, and what it offers leads to the end. */
const met =
  (meet: (route: Route) => Promise<void>): Fault =>
  async (scene) => {
    const { met } = await meetNext(scene.context, scene.row.call, meet)
    await makesIt(scene)
    await met
    await isNotWhite(scene.page)
    await finishes(scene)
  }

/** The host does its work, and something else arrives. */
const workedBut = (answer: Parameters<Route['fulfill']>[0]): Fault =>
  met(async (route) => {
    await route.fetch()
    await route.fulfill(answer)
  })

/** The host has done it, and its answer stays away for as long as the document is there. */
const awayFor =
  (leave: Fault): Fault =>
  async (scene) => {
    const { met } = await meetNext(scene.context, scene.row.call, async (route) => {
      await route.fetch()
    })
    await makesIt(scene)
    await met
    await isNotWhite(scene.page)
    await leave(scene)
    await finishesAfresh(scene)
  }

/** The whole flow in a browser that is as it should not be. */
const throughout =
  (prepare: (scene: Scene) => Promise<unknown>): Fault =>
  async (scene) => {
    await prepare(scene)
    await makesIt(scene)
    await isNotWhite(scene.page)
    await finishes(scene)
  }

/** Looks at the session by one page; more of them without a reason would be without an end. */
const maxLooks = 4

/** The page does not ask for a token again and again because the device thinks that each one has ended. */
const withClock =
  (hours: number): Fault =>
  async (scene) => {
    const looks = watchLine(scene.context, { method: 'GET', path: sessionPaths.session })
    await throughout(({ context }) => shiftClock(context, hours))(scene)
    expect(looks.length, 'looks at the session').toBeLessThanOrEqual(maxLooks)
  }

export const faults: Readonly<Record<ColumnId, Fault>> = {
  refused: met((route) => route.fulfill(problem(503, 'unavailable'))),
  slow: async (scene) => {
    await shortenPatience(scene.context)
    await met(async (route) => {
      await route.fetch()
      await expect.poll(() => route.request().failure(), { timeout: 10_000 }).not.toBeNull()
    })(scene)
  },
  lost: met(async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  }),
  garbage: met(async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.slice(0, text.length / 2) })
  }),
  html: workedBut({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>Gateway</h1>' }),
  empty: workedBut({ status: 200, contentType: 'application/json', body: '' }),
  unauthorized: met((route) => route.fulfill(problem(401, 'unauthorized'))),
  offline: async (scene) => {
    const { page, context, stage } = scene
    if (stage.press) {
      await stage.open(page)
      await context.setOffline(true)
      await stage.press(page).click()
    } else {
      const { met } = await meetNext(context, scene.row.call, async (route) => {
        await context.setOffline(true)
        await route.abort('internetdisconnected')
      })
      await stage.open(page)
      await met
    }
    await expect(page.getByText(/^You’re offline/)).toBeVisible()
    await isNotWhite(page)
    await context.setOffline(false)
    await finishes(scene)
  },
  reload: awayFor(async ({ page }) => void (await page.reload())),
  back: async (scene) => {
    await scene.page.goto('/us/en/orders/gift-card-lookup?from=before')
    await awayFor(async ({ page }) => {
      await page.goBack()
      await isNotWhite(page)
      await page.goForward()
    })(scene)
  },
  secondTab: async (scene) => {
    const { page, context, row, stage } = scene
    const other = await context.newPage()
    // The first tab's request is on its way until the second one has asked as well.
    const second = Promise.withResolvers<void>()
    await meetNext(context, row.call, async (route) => {
      await second.promise
      await route.continue()
    })
    for (const tab of [page, other]) await stage.open(tab)
    await stage.press?.(page).click()
    await stage.press?.(other).click()
    second.resolve()
    for (const tab of [page, other]) {
      await isNotWhite(tab)
      await finishes(scene, tab)
    }
  },
  clockAhead: withClock(2),
  clockBehind: withClock(-2),
  storageFull: throughout(({ context }) => fillStorage(context)),
  storageDenied: throughout(({ context }) => denyStorage(context)),
  codeGone: throughout(({ page }) => releaseAnew(page, 'documentIsThere')),
  partsGone: throughout(({ page }) => releaseAnew(page, 'pageAnswers')),
}
