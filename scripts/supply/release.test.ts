import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientBuild } from '../../server/host/builds/builds.ts'
import { ensureBuilt } from '../../server/host/builds/ensure-built.ts'
import { samplePassword } from '../../server/sandbox/members.ts'
import { readSettings } from '../../server/settings/settings.ts'
import { startFailureLine } from '../../server/start-failure.ts'
import { type HostProcess, start } from '../../server/testing/host/host-process.ts'
import { createTestBrowser, type TestBrowser } from '../../server/testing/host/test-browser.ts'
import { waitFor } from '../../server/testing/host/wait-for.ts'
import { root } from '../gate/run-command.ts'
import { layRelease } from './lay-release.ts'

const patience = 120_000

describe('a built release, without any development package', { timeout: patience }, () => {
  let folder: string
  let host: HostProcess
  let browser: TestBrowser
  let scenarios: readonly { readonly id: string; readonly url: string; readonly orderNumber?: string }[]

  const startRelease = () => start([join(folder, 'server/main.ts')], { PORT: '0' })

  beforeAll(async () => {
    await ensureBuilt(root, clientBuild, AbortSignal.timeout(patience))
    folder = mkdtempSync(join(tmpdir(), 'baton-release-'))
    layRelease(folder)
    host = startRelease()
    browser = createTestBrowser(await host.ready)
    const form = await browser.get('/session/sign-in')
    await browser.post(form.url, { email: 'maya@example.com', password: samplePassword })
    scenarios = await (await browser.request('/api/sandbox/scenarios')).json()
  }, patience)
  afterAll(async () => {
    host?.kill('SIGTERM')
    await host?.ended
    rmSync(folder, { recursive: true, force: true })
  }, patience)

  const scenario = (id: string) => {
    const found = scenarios.find((each) => each.id === id)
    if (found === undefined) throw new Error(`no scenario ${id}`)
    return found
  }

  test('has none of them, and starts by what npm start runs', () => {
    const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    expect(scripts.start).toBe('node server/main.ts')
    for (const name of ['vite', 'typescript', 'react', '@babel/core', '@scalar/api-reference'])
      expect([name, existsSync(join(folder, 'node_modules', name))]).toEqual([name, false])
  })

  test('renders pages with their scripts, styles and fonts', async () => {
    const { url, orderNumber = '' } = scenario('cancellable-maya')
    // A host that is busy sends a page as it is before it is rendered.
    const page = await waitFor('the page, rendered', async () => {
      const sent = await browser.get(url)
      return sent.status === 200 && sent.text.includes(orderNumber) && sent
    })
    const assets = [...new Set(page.text.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))]
    expect(assets.length).toBeGreaterThan(3)
    for (const asset of assets) expect([asset, (await browser.request(asset)).status]).toEqual([asset, 200])
  })

  test('signs in, and serves the sandbox with the fonts of the host’s own pages', async () => {
    expect(await (await browser.request('/session')).json()).toMatchObject({ status: 'member' })
    const page = await browser.get('/sandbox')
    const sheet = /href="([^"]+host\.css[^"]*)"/.exec(page.text)?.[1] ?? ''
    const css = await (await browser.request(sheet)).text()
    const font = /url\("([^"]+\.woff2)"\)/.exec(css)?.[1] ?? ''
    expect((await browser.request(font)).headers.get('content-type')).toBe('font/woff2')
  })

  test('prints a label in its thread', async () => {
    const { orderNumber, url } = scenario('return-created-maya')
    const label = await browser.request(`/session/return-label/${orderNumber}?language=en&returnTo=${url}`)
    expect([label.status, label.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await label.text()).slice(0, 5)).toBe('%PDF-')
  })

  test('documents its calls with the viewer that was built', async () => {
    expect((await browser.get('/api/reference')).status).toBe(200)
    const viewer = await browser.request('/api/reference/viewer.js')
    expect((await viewer.text()).length).toBeGreaterThan(1_000_000)
    expect((await browser.request('/api/openapi.json')).status).toBe(200)
  })

  test('shows the licences of what is built in: pages, viewer and fonts', async () => {
    const page = await browser.request('/third-party-licences.txt')
    expect(page.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const text = await page.text()
    for (const heading of [
      /^## react - [\d.]+ \(MIT\)\n\nMIT License\n\nCopyright \(c\) Meta/m,
      /^## vue - [\d.]+ \(MIT\)\n\nThe MIT License/m,
      /^## @fontsource-variable\/inter - [\d.]+ \(OFL-1.1\)\n\nCopyright 2016 The Inter Project Authors/m,
    ])
      expect(text).toMatch(heading)
  })

  test('says of the atlas, which was not built, how it is', async () => {
    const page = await browser.get('/atlas/')
    expect(page.status).toBe(503)
    expect(page.text).toContain('vite is not installed. Run npm ci, then npm run atlas.')
  })

  test('with other sources than it was built from it says in one line how it is built', async () => {
    writeFileSync(join(folder, 'src/added.ts'), '')
    const built = ensureBuilt(folder, clientBuild, AbortSignal.timeout(patience))
    const line = await built.catch((error) => startFailureLine(error, readSettings({}, folder)))
    expect(line).toBe('The pages could not be built: vite is not installed. Run npm ci, then npm run build.')
  })
})
