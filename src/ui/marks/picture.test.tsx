import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Picture } from './picture.tsx'

const widths = { src: '/p-400.webp', srcSet: '/p-200.webp 200w, /p-400.webp 400w', sizes: '12rem' }

describe('a picture on a page rendered on the host', () => {
  it('is preloaded in its widths when it is of the first screen', () => {
    const html = renderToString(<Picture {...widths} alt="" missing="" eager />)
    expect(html).toMatch(/^<link rel="preload" as="image" imageSrcSet="[^"]+ 400w" imageSizes="12rem"\/>/)
  })

  it('is left for later when it is not', () => {
    const html = renderToString(<Picture {...widths} alt="" missing="" />)
    expect(html).not.toContain('preload')
    expect(html).toContain('loading="lazy"')
  })

  it('has no sizes without widths', () => {
    const html = renderToString(<Picture src="/p.jpg" sizes="12rem" alt="" missing="" />)
    expect(html).not.toMatch(/sizes|srcset/i)
  })
})
