type Cookie = { readonly name: string; readonly value: string; readonly path: string }

type Page = {
  readonly url: string
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

export type TestBrowser = {
  /** Follows redirects as a browser does, with every address on the way in `visited`. */
  readonly get: (address: string) => Promise<Page>
  readonly post: (address: string, form?: Readonly<Record<string, string>>) => Promise<Page>
  /** One request, no redirect followed. */
  readonly request: (address: string, init?: RequestInit) => Promise<Response>
  readonly visited: readonly string[]
  readonly cookies: () => ReadonlyMap<string, string>
  /** What a thief with a copy of the cookies would have. */
  readonly copy: () => TestBrowser
}

const parseCookie = (line: string): Cookie & { readonly gone: boolean } => {
  const [pair = '', ...attributes] = line.split(/;\s*/)
  const [name = '', ...value] = pair.split('=')
  const attribute = (wanted: string) =>
    attributes.find((one) => one.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1)
  const gone = attribute('max-age') === '0' || Date.parse(attribute('expires') ?? '9999-01-01') <= Date.now()
  return { name, value: value.join('='), path: attribute('path') ?? '/', gone }
}

const covers = (path: string, pathname: string) =>
  pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`)

export type TestBrowserOptions = {
  readonly cookies?: readonly Cookie[]
  /** Further origins that a redirect may lead to. */
  readonly others?: readonly string[]
}

/** As much of a browser as sign-in needs: a cookie jar with paths, redirects and form posts over real HTTP. */
export const createTestBrowser = (origin: string, options: TestBrowserOptions = {}): TestBrowser => {
  const { cookies = [], others = [] } = options
  let jar = [...cookies]
  const visited: string[] = []

  const request = async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, origin)
    visited.push(url.href)
    const headers = new Headers(init.headers)
    const sent = jar.filter((cookie) => covers(cookie.path, url.pathname))
    if (sent.length > 0) headers.set('Cookie', sent.map(({ name, value }) => `${name}=${value}`).join('; '))
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const { gone, ...cookie } = parseCookie(line)
      jar = jar.filter((known) => known.name !== cookie.name || known.path !== cookie.path)
      if (!gone) jar.push(cookie)
    }
    return response
  }

  const visit = async (address: string, init?: RequestInit): Promise<Page> => {
    const response = await request(address, init)
    const location = response.headers.get('location')
    const url = new URL(address, origin)
    if (location !== null) {
      await response.body?.cancel()
      const next = new URL(location, url)
      if (next.origin !== origin && !others.includes(next.origin))
        throw new Error(`left the origin for ${next.href}`)
      return visit(next.href)
    }
    return { url: url.href, status: response.status, headers: response.headers, text: await response.text() }
  }

  return {
    get: (address) => visit(address, { headers: { Accept: 'text/html' } }),
    post: (address, form = {}) =>
      visit(address, {
        method: 'POST',
        body: new URLSearchParams(form),
        headers: { Accept: 'text/html', Origin: origin, 'Sec-Fetch-Site': 'same-origin' },
      }),
    request,
    visited,
    cookies: () => new Map(jar.map(({ name, value }) => [name, value])),
    copy: () => createTestBrowser(origin, { cookies: jar, others }),
  }
}
