import { expect, test } from 'vitest'
import { createIndexPages } from './index-page.ts'

test('behind what its script makes a page says in its own language that it stopped, with a way on', () => {
  const source = '<html lang="en"><head></head><body><div id="root"></div></body></html>'
  const pages = createIndexPages(source, { told: '', headFor: () => '' })
  expect(pages.forRequest('/pl/pl/orders', undefined).body.toString('utf8')).toContain(
    '<div id="root"></div><p data-part="late-note">Ta strona przestała działać <a href="">Spróbuj ponownie</a></p>',
  )
})
