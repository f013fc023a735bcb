import type { Path } from '../../model-tests/lib/paths.ts'
import { walk } from '../../model-tests/lib/walk.ts'
import { pathInWords, titleOf } from '../../model-tests/lib/words.ts'
import { test } from '../support/test.ts'
import { createBrowserDriver } from './browser-driver.ts'
import { browserPaths, coveringPaths } from './browser-model.ts'
import type { FlowInBrowser, World } from './flow-in-browser.ts'
import { holdCalls } from './held-calls.ts'

/** `npm run model -- FLOW --browser` walks every path, with `--path N` one of them; the gate those that cover all steps. */
const wish = process.env.MODEL_PATHS ?? 'covering'

const wishedPaths = (flow: FlowInBrowser): readonly Path[] => {
  const paths = browserPaths(flow)
  if (wish === 'all') return paths
  return wish === 'covering' ? coveringPaths(paths) : paths.filter(({ number }) => number === Number(wish))
}

/** One browser test for each path of the flow; each says how many requests reached the host. */
export const walkFlow = (flow: FlowInBrowser, ids = ''): void => {
  test.describe(`[MT-02]${ids} ${flow.model.flow} in the browser`, () => {
    for (const path of wishedPaths(flow)) {
      test(titleOf(path), async ({ page, sandbox }) => {
        test.setTimeout(60_000 + path.steps.length * 2_000)
        const held = await holdCalls(page, flow.calls)
        const world: World = { page, sandbox, held, path, facts: new Map() }
        await flow.arrange(world)
        const driver = createBrowserDriver(flow, world)
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
