import type { KeptChoice } from '../../../machines/delivery-change/delivery-change.types.ts'
import type { App } from '../../components/app/app-context.ts'

const kept = new WeakMap<App, Map<string, KeptChoice>>()

/** What was chosen for an order before its page was left; in memory alone, since addresses are kept in no storage of the browser. */
export const keptChoice = (app: App, orderNumber: string): KeptChoice | null =>
  kept.get(app)?.get(orderNumber) ?? null

/** Keeps a choice until it is sent (`null`) or the browser's page goes. */
export const keepChoice = (app: App, orderNumber: string, choice: KeptChoice | null): void => {
  const choices = kept.get(app) ?? new Map<string, KeptChoice>()
  kept.set(app, choices)
  if (choice === null) choices.delete(orderNumber)
  else choices.set(orderNumber, choice)
}
