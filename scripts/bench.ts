import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, request } from '@playwright/test'
import { createSandbox } from '../e2e/support/sandbox.ts'
import { signIn } from '../e2e/support/sign-in.ts'
import { asksEarly } from './bench/asked-early.ts'
import { type MeasuredPage, verdicts } from './bench/budget.ts'
import { figures, fileList, withFigures } from './bench/figures.ts'
import { firstLoad } from './bench/first-load.ts'
import { benchPages, historyCall, historyPath } from './bench/pages.ts'
import { startApp } from './bench/started-app.ts'
import { findOrInstallBrowser } from './browser/find-browser.ts'
import { freePort } from './gate/free-port.ts'
import { root, runCommand } from './gate/run-command.ts'

/** What two members of the sandbox bought: one of everything, so that the list looks like a shopper's. */
const bought = [
  'shipped',
  'delivered',
  'cancelled',
  'pickup-ready',
  'two-parcels',
  'discounted',
  'long-title',
]

const document = join(root, 'docs/performance.md')
const built = await runCommand('node', ['scripts/build-client.ts'])
if (built.code !== 0) throw new Error(built.output)
const data = mkdtempSync(join(tmpdir(), 'baton-bench-'))
try {
  const port = await freePort()
  const first = await startApp(data, port)
  await first.stop()
  const app = await startApp(data, port)
  const { pages, isEarly } = await measure(app.origin).finally(app.stop)
  const checked = verdicts(pages, { warmStartSeconds: app.seconds, asksEarly: isEarly })
  const text = figures(pages, { cold: first.seconds, warm: app.seconds }, checked)
  console.log(text)
  if (process.argv.includes('--files')) console.log(`\n${fileList(pages)}`)
  writeFileSync(document, withFigures(readFileSync(document, 'utf8'), text))
  process.exitCode = checked.some((verdict) => verdict.over) ? 1 : 0
} finally {
  rmSync(data, { recursive: true, force: true })
}

async function measure(origin: string): Promise<{ pages: MeasuredPage[]; isEarly: boolean }> {
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser() })
  try {
    const { states, ...orders } = await signedIn(browser, origin)
    const pages: MeasuredPage[] = []
    for (const { name, path, visitor } of benchPages(orders))
      pages.push({ name, load: await firstLoad(browser, origin + path, states[visitor]) })
    return { pages, isEarly: await asksEarly(browser, origin + historyPath, states.buyer, historyCall) }
  } finally {
    await browser.close()
  }
}

/** The visitors' browser states, an order of the buyer, one that waits for its payment, and a return. */
async function signedIn(browser: Browser, origin: string) {
  const api = await request.newContext({ baseURL: origin })
  const sandbox = createSandbox(api)
  const stateOf = async (member: string) => {
    const context = await browser.newContext({ baseURL: origin, locale: 'en-GB' })
    await signIn(await context.newPage(), member)
    const state = await context.storageState()
    await context.close()
    return state
  }
  const newMember = async () => {
    const { member } = await sandbox.newMember({ partnerOrders: 12, consent: true })
    for (const from of bought) await sandbox.newOrder({ from, member })
    return member
  }
  const [buyer, returner] = [await newMember(), await newMember()]
  const { orderNumber: order } = await sandbox.newOrder({ member: buyer })
  const { orderNumber: returnable } = await sandbox.newOrder({ from: 'returnable', member: buyer })
  const { orderNumber: unpaid } = await sandbox.newOrder({ from: 'deferred-wallet', member: buyer })
  const { orderNumber: returned } = await sandbox.newOrder({ from: 'return-created', member: returner })
  await api.dispose()
  const states = { buyer: await stateOf(buyer), returner: await stateOf(returner), guest: undefined }
  return { states, order, returnable, unpaid, returned }
}
