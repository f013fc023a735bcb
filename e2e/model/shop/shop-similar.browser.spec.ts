import { expect } from '@playwright/test'
import { shopSimilarModel } from '../../../model-tests/shop-similar/shop-similar.model.ts'
import { againLines, shopPage } from '../../pages/shop.page.ts'
import { comesPast, type Executor, type FlowInBrowser, factOf, type World } from '../lib/flow-in-browser.ts'
import { walkFlow } from '../lib/walk-flow.ts'
import { hasBuyAgainOrder } from './buy-again-order.ts'

const lineOf = (world: World) =>
  comesPast(world, 'nothing similar is found') ? againLines.retired : againLines.onSale
const button = (world: World) => shopPage(world.page).similar(factOf(world, 'order'), lineOf(world))
const panel = (world: World) => shopPage(world.page).panel(factOf(world, 'order'), lineOf(world))

const isOpen =
  (open: boolean): Executor =>
  async (world) => {
    await expect(button(world)).toHaveAttribute('aria-expanded', String(open), { timeout: 1 })
    await expect(panel(world)).toBeVisible({ visible: open, timeout: 1 })
  }

const hasSuggestions =
  (state: string): Executor =>
  async (world) => {
    await expect(panel(world)).toHaveAttribute('data-suggestions', state, { timeout: 1 })
  }

const flow: FlowInBrowser = {
  model: shopSimilarModel,
  calls: { getSimilar: { method: 'GET', path: '/api/recommend/shop_similar/v1' } },
  arrange: async (world) => {
    await hasBuyAgainOrder(world)
    await world.page.goto('/orders?flag.enableAbTesting=false')
  },
  events: {
    'the shopper opens the suggestions': (world) => button(world).click(),
    'the shopper closes the suggestions': (world) => button(world).click(),
    'the shopper tries again': (world) => panel(world).getByRole('button', { name: 'Try again' }).click(),
  },
  delays: {},
  sees: {
    'panel.closed': isOpen(false),
    'panel.open': isOpen(true),
    'suggestions.unasked': async (world) => {
      await expect(panel(world)).toHaveCount(0, { timeout: 1 })
    },
    'suggestions.loading': hasSuggestions('loading'),
    'suggestions.shown': hasSuggestions('shown'),
    'suggestions.empty': hasSuggestions('empty'),
    'suggestions.failed': hasSuggestions('failed'),
  },
  headlessOnly: { 'what arrives cannot be read': 'it looks like products that do not arrive' },
  skips: ({ initial, steps }) => {
    const has = (words: string) => steps.some(({ step }) => step.words === words)
    const comesAfter = (words: string, leaf: string) =>
      steps.some(
        ({ step }, index) => step.words === words && (steps[index - 1] ?? initial).leaves.includes(leaf),
      )
    if (comesAfter('the shopper tries again', 'panel.closed')) return 'the button is in the panel'
    if (has('similar products arrive') && has('nothing similar is found')) {
      return 'one line finds something or nothing'
    }
    const closes = 'the shopper closes the suggestions'
    return comesAfter(closes, 'suggestions.failed') || comesAfter(closes, 'suggestions.empty')
      ? 'it closes as it does with products'
      : null
  },
}

walkFlow(flow, '[BA-03]')
