import { test as plain } from '@playwright/test'
import type { Path } from '../../../model-tests/lib/path.ts'
import { pathInWords, titleOf } from '../../../model-tests/lib/paths/words.ts'
import { walk } from '../../../model-tests/lib/walk/walk.ts'
import { checkScreen } from '../../accessibility/axe/check-screen.ts'
import { test } from '../../accessibility/axe/mirror-test.ts'
import { copyScreen, type ScreenCopy } from '../../accessibility/axe/screen-copy.ts'
import { checked, planned } from '../../accessibility/axe/tally.ts'
import { expect } from '../../support/test.ts'
import { isWholeRun } from '../../support/whole-run.ts'
import { createBrowserDriver } from './browser-driver.ts'
import type { FlowInBrowser, World } from './flow-in-browser.ts'
import { holdCalls } from './held-calls.ts'
import { screenOf, screensByPath, statesNotSeen } from './screens.ts'
import { isOnlyRead, tellWays, type Way, type Ways, walkedEach, walkedInGate, walkedJoined } from './ways.ts'

/**
 * A whole run walks joined paths, the gate those of them that come to every state. `npm run model -- FLOW --browser` walks
 * each path by itself, with `--joined` the joined ones; `--path N` is one of either.
 */
const [kind, wished] = (process.env.MODEL_PATHS ?? (isWholeRun ? 'joined' : 'gate')).split(':')
const isJoined = kind !== 'each'
const walkedBy = { each: walkedEach, gate: walkedInGate }[kind ?? ''] ?? walkedJoined
const isWished = ({ number }: Path): boolean => wished === undefined || number === Number(wished)

const commandFor = (flow: string, { number }: Path): string =>
  `npm run model -- ${flow} --path ${number} --browser${isJoined ? ' --joined' : ''}`

/**
 * One browser test for each path of the flow; each says how many requests reached the host. Of every screen that a path
 * is the first to come to, axe looks at a copy once the walk is over.
 */
export const walkFlow = (flow: FlowInBrowser, ids = ''): void => walkFlows([{ flow, ids }])

/** The same for a chart whose starts are arranged in more than one way: each walks the paths that the others skip. */
export const walkFlows = (ways: Ways): void => {
  tellWays(ways)
  if (isOnlyRead()) return
  const walked = walkedBy(ways)
  const [{ flow }] = ways
  const all = walked.map(({ path }) => path)
  plain(`every state of ${flow.model.flow} is on a path, or it is said why not`, () => {
    expect(statesNotSeen(flow, all)).toEqual(Object.keys(flow.notWalked ?? {}))
  })
  const looked = new Set<string>()
  for (const way of ways)
    walkPaths({ ...way, paths: walked.flatMap((one) => (one.way === way ? [one.path] : [])) }, looked)
}

const walkPaths = ({ flow, ids, paths }: Way & { readonly paths: readonly Path[] }, looked: Set<string>) => {
  const name = flow.model.flow
  const screens = screensByPath(flow, paths, looked)

  const how = isJoined ? '' : ', path by path'

  test.describe(`[MT-02]${ids} ${name} in the browser${how}`, () => {
    for (const path of paths.filter(isWished)) {
      const toCheck = screens.get(path.number) ?? new Set()
      const plan = planned({ flow: name, screens: [...toCheck] })
      test(titleOf(path), { annotation: plan }, async ({ page, sandbox, mirror }) => {
        test.setTimeout(60_000 + path.steps.length * 2_000 + toCheck.size * 15_000)
        const held = await holdCalls(page, flow.calls)
        const walked = { steps: 0 }
        const sent: Record<string, string> = {}
        const world: World = {
          page,
          sandbox,
          held,
          path,
          taken: () => walked.steps,
          sends: (headers) => page.setExtraHTTPHeaders(Object.assign(sent, headers)),
          facts: new Map(),
        }
        // A page with its data is the host's; any other start is about the browser asking for them.
        if (!path.start.rendered) await world.sends({ 'X-Sandbox-Page': 'shell' })
        if (flow.moves) await page.emulateMedia({ reducedMotion: 'no-preference' })
        await flow.arrange(world)
        const copies = new Map<string, ScreenCopy>()
        const keepCopy = async (leaves: readonly string[]) => {
          const screen = screenOf(leaves)
          if (toCheck.has(screen) && !copies.has(screen)) copies.set(screen, await copyScreen(page))
        }
        const driver = createBrowserDriver(flow, world, walked, commandFor, keepCopy)
        await walk(flow.model, path, driver)
        const { requests } = await driver.end()
        test
          .info()
          .annotations.push(
            { type: 'path', description: pathInWords(flow.model, path) },
            { type: 'requests that reached the host', description: String(requests) },
          )
        for (const [screen, copy] of copies) {
          const looks = await checkScreen(mirror, copy, `${name} in ${screen}`)
          test.info().annotations.push(checked({ flow: name, screen, looks }))
        }
      })
    }
  })
}
