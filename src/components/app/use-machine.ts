import type { AnyStateMachine } from 'xstate'
import { type App, useApp } from './app-context.ts'

type Create = (app: App) => AnyStateMachine

const made = new WeakMap<App, Map<Create, AnyStateMachine>>()

/** A chart with its calls, made once for a page, however many of its lines run one. `create` is the same function each time. */
export const useMachine = <Machine extends AnyStateMachine>(create: (app: App) => Machine): Machine => {
  const app = useApp()
  const ofPage = made.get(app) ?? new Map<Create, AnyStateMachine>()
  made.set(app, ofPage)
  const known = ofPage.get(create)
  if (known !== undefined) return known as Machine
  const machine = create(app)
  ofPage.set(create, machine)
  return machine
}
