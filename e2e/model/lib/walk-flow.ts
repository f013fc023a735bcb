import type { Path } from '../../../model-tests/lib/paths.ts'
import { walk } from '../../../model-tests/lib/walk.ts'
import { pathInWords, titleOf } from '../../../model-tests/lib/words.ts'
import { test } from '../../support/test.ts'
import { createBrowserDriver } from './browser-driver.ts'
import { browserPaths, joinedBrowserPaths } from './browser-model.ts'
import type { FlowInBrowser, World } from './flow-in-browser.ts'
import { holdCalls } from './held-calls.ts'

/**
 * The gate walks joined paths. `npm run model -- FLOW --browser` walks each path by itself, with `--joined` those of the
 * gate; `--path N` is one of either.
 */
const [kind, wished] = (process.env.MODEL_PATHS ?? 'joined').split(':')
const isJoined = kind === 'joined'

const wishedPaths = (flow: FlowInBrowser): readonly Path[] => {
  const paths = isJoined ? joinedBrowserPaths(flow) : browserPaths(flow)
  return wished === undefined ? paths : paths.filter(({ number }) => number === Number(wished))
}

/** One browser test for each path of the flow; each says how many requests reached the host. */
export const walkFlow = (flow: FlowInBrowser, ids = ''): void => {
  test.describe(`[MT-02]${ids} ${flow.model.flow} in the browser`, () => {
    for (const path of wishedPaths(flow)) {
      test(titleOf(path), async ({ page, sandbox }) => {
        test.setTimeout(60_000 + path.steps.length * 2_000)
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
        const driver = createBrowserDriver(flow, world, walked, isJoined ? '--browser --joined' : '--browser')
        await walk(flow.model, path, driver)
        const { requests } = await driver.end()
        test
          .info()
          .annotations.push(
            { type: 'path', description: pathInWords(flow.model, path) },
            { type: 'requests that reached the host', description: String(requests) },
          )
      })
    }
  })
}
