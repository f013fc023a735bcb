import { globSync } from 'node:fs'
import type { PageDoor, Pages } from './page-chunks.ts'

/** What a page is called here: its path without parameters, such as `sales.return`. */
const nameOf = (path: string): string =>
  path
    .split('/')
    .filter((part) => !part.includes('$'))
    .join('.')
    .replace(/(^|\.)index$/, '') || 'history'

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Modules that a page's code starts at, besides its component. */
const ownStarts: Readonly<Record<string, string>> = {
  details: '/guest-lookup/(enter-guest-path|load-summary)\\.ts$',
}

const root = 'routes/{-$country}/{-$locale}/orders/'

const screens = globSync('**/*.tsx', { cwd: root })
  .map((file) => file.replace(/\.tsx$/, ''))
  .toSorted()
  .map((path): PageDoor => {
    const name = nameOf(path)
    const starts = [`${literally(`/orders/${path}.tsx?tsr-split=component`)}`, ownStarts[name] ?? []].flat()
    return { name, start: new RegExp(starts.join('|')) }
  })

/** The pages by which the client is cut (docs/decisions/0017): one for each route of the area. */
export const pages: Pages = {
  // The guest's page of an order shows an order or a return.
  doors: [...screens, { name: null, start: /\/guest-order-detail\.tsx$/ }],
  first: 'history',
  besides: ['partners'],
  unlike: ['sales', 'sales.return'],
  alike: ['sales', 'returns', 'returns.return-confirmation', 'returns.return-detail-confirmation'],
}
