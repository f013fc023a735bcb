import { describe, expect, it } from 'vitest'
import { drawingAddress } from './drawings.ts'
import { pictureSources } from './picture-sources.ts'

describe('pictureSources', () => {
  it.each([
    null,
    '',
    '/products/runner.svg#coral',
    'https://cdn.example/p/400.jpg?w=400#zoom',
    '#widths=200',
  ])('takes %s as it is', (address) => {
    expect(pictureSources(address)).toEqual({ src: address })
  })

  it.each([
    ['/p/shoe-400.jpg', '200,400', '/p/shoe-200.jpg 200w, /p/shoe-400.jpg 400w'],
    [
      'https://a.example/400/x-14001?w=400&v=2',
      '400,80',
      'https://a.example/400/x-14001?w=400&v=2 400w, https://a.example/400/x-14001?w=80&v=2 80w',
    ],
    ['/400', '400', '/400 400w'],
  ])('finds the widths of %s in its fragment', (plain, widths, srcSet) => {
    expect(pictureSources(`${plain}#widths=${widths}`)).toEqual({ src: plain, srcSet })
  })

  it.each(['/p/shoe.jpg', '/p/shoe-4000.jpg'])('has no other widths for %s, which names none', (plain) => {
    expect(pictureSources(`${plain}#widths=400,800`)).toEqual({ src: plain })
  })

  it('leaves alone what cannot stand in srcset', () => {
    const address = '/p/shoe,red-400.jpg#widths=200,400'
    expect(pictureSources(address)).toEqual({ src: address })
  })

  it('knows the widths of our drawings', () => {
    expect(pictureSources(drawingAddress('runner-ink')).srcSet).toBe(
      '/products/runner-ink-176.webp 176w, /products/runner-ink-352.webp 352w, /products/runner-ink-528.webp 528w',
    )
    expect(pictureSources(drawingAddress('trail-rust')).srcSet).toMatch(/ 528w, \S+-1056\.webp 1056w$/)
  })
})
