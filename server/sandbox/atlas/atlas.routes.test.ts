import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { atlasBuild } from '../../host/builds/builds.ts'
import { hashInputs, stampFile } from '../../host/builds/freshness.ts'
import { waitFor } from '../../testing/host/wait-for.ts'
import { createAtlas } from './atlas.routes.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'baton-atlas-'))
  mkdirSync(join(root, 'scripts'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** A script in place of the real build, which a test of its own runs. */
const buildBy = (script: string) => writeFileSync(join(root, atlasBuild.script), script)

const built = () => {
  const folder = join(root, atlasBuild.folder)
  mkdirSync(join(folder, 'data'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), '<h1>Map</h1>')
  writeFileSync(join(folder, 'data/charts.js'), 'window.batonCharts=[]')
  writeFileSync(join(root, 'secret.txt'), 'secret')
  writeFileSync(join(folder, stampFile), hashInputs(root, atlasBuild.inputs))
}

const startAtlas = () => {
  const logged: string[] = []
  const { routes, stop } = createAtlas({ root, log: (_, event) => void logged.push(event) })
  return { get: (path: string, init?: RequestInit) => routes.request(path, init), stop, logged }
}

const onceBuilt = async ({ get }: ReturnType<typeof startAtlas>) =>
  waitFor('the atlas', async () => {
    const page = await get('/atlas/')
    return page.status === 200 ? page : null
  })

describe('the door of the atlas', () => {
  test('serves what was built, by names below its folder alone', async () => {
    built()
    const atlas = startAtlas()
    const page = await onceBuilt(atlas)
    expect(await page.text()).toBe('<h1>Map</h1>')
    const charts = await atlas.get('/atlas/data/charts.js')
    expect(charts.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect((await atlas.get('/atlas')).headers.get('location')).toBe('/atlas/')
    for (const path of [
      '/atlas/%2e%2e/%2e%2e/secret.txt',
      '/atlas/..%2f..%2fsecret.txt',
      '/atlas//secret.txt',
      '/atlas/data',
      '/atlas/none.js',
      `/atlas/${stampFile}`,
    ])
      expect([path, (await atlas.get(path)).status]).toEqual([path, 404])
  })

  test('says what it has without sending it, sends nothing again, and takes nothing', async () => {
    built()
    const atlas = startAtlas()
    await onceBuilt(atlas)
    const path = '/atlas/data/charts.js'
    const head = await atlas.get(path, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '21', ''])
    expect(head.headers.get('cache-control')).toBe('no-cache')
    const again = await atlas.get(path, { headers: { 'If-None-Match': head.headers.get('etag') ?? '' } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await atlas.get(path, { method: 'POST' })).status).toBe(404)
  })

  test('lets its pages frame its own screens, and nobody else', async () => {
    built()
    const page = await onceBuilt(startAtlas())
    const policy = page.headers.get('content-security-policy')
    expect(policy).toContain("frame-src 'self'; frame-ancestors 'self'")
    expect(policy).toContain("script-src 'self'; style-src 'self'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  })

  test('builds what is not there when it is first asked for, and says so meanwhile', async () => {
    buildBy('setTimeout(() => process.exit(0), 2000)')
    const atlas = startAtlas()
    const page = await atlas.get('/atlas/')
    expect(page.status).toBe(503)
    const words = await page.text()
    expect(words).toContain('The atlas is being built')
    const [, script = ''] = /<script src="([^"]+)">/.exec(words) ?? []
    expect(await (await atlas.get(script)).text()).toContain('location.reload()')
    built()
    expect((await onceBuilt(atlas)).status).toBe(200)
  })

  test('is ready once it is built, however many wait for it', async () => {
    buildBy('process.exit(0)')
    const { ready } = createAtlas({ root, log: () => undefined })
    expect(await Promise.all([ready(), ready()])).toEqual([null, null])
  })

  test('says to who waits for it why it never will be ready', async () => {
    buildBy('console.error("no such chart"); process.exit(1)')
    const { ready } = createAtlas({ root, log: () => undefined })
    expect(await ready()).toBe('no such chart')
  })

  test('says why it could not be built', async () => {
    buildBy('console.error("no such chart"); process.exit(1)')
    const atlas = startAtlas()
    const page = await waitFor('the atlas', async () => {
      const answer = await atlas.get('/atlas/')
      return (await answer.clone().text()).includes('being built') ? null : answer
    })
    expect(page.status).toBe(503)
    expect(await page.text()).toContain('no such chart')
    expect(atlas.logged).toEqual(['atlas.build-failed'])
  })

  test('is built anew for who asks again once a failure was told', async () => {
    buildBy('console.error("no such chart"); process.exit(1)')
    const { routes, ready } = createAtlas({ root, log: () => undefined })
    expect(await ready()).toBe('no such chart')
    built()
    expect(await ready()).toBeNull()
    expect((await routes.request('/atlas/')).status).toBe(200)
  })
})
