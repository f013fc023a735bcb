import { parseArgs } from 'node:util'
import { models } from '../../model-tests/index.ts'
import type { AnyFlowModel } from '../../model-tests/lib/flow-model.ts'

export const usage = `npm run model -- [flow] [--list] [--browser [--joined]] [--path N | --to STATE | --through PART]

  flow            one flow instead of all: ${models.map(({ flow }) => flow).join(', ')}
  --list          print the paths as steps in words, and which of them a browser walks; walk nothing
  --browser       walk in a real browser against the real API host, with --list only what it walks
  --joined        the few long paths that show the same in a browser, numbered among themselves
  --path N        only this path, by the number that it has headless and in a browser alike (needs a flow)
  --to STATE      only the shortest path into a state, headless (needs a flow)
  --through PART  only the shortest path through a transition, an outcome of a guard, a pair or a prime path, named
                  as a report names it; of a transition, a part of its name will do. Headless (needs a flow)`

const parsed = (args: string[]) => {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        list: { type: 'boolean', default: false },
        browser: { type: 'boolean', default: false },
        joined: { type: 'boolean', default: false },
        path: { type: 'string' },
        to: { type: 'string' },
        through: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${usage}`)
  }
}

type Options = ReturnType<typeof parsed>['values'] & {
  readonly flow: string | undefined
  /** The flow, or all of them. */
  readonly chosen: readonly AnyFlowModel[]
  /** One path is asked for rather than all. */
  readonly isOnePath: boolean
}

/**
 * What is asked of `npm run model`.
 *
 * @throws Error with a line that says what is wrong, and how to ask.
 */
export const readOptions = (args: string[]): Options => {
  const { values, positionals } = parsed(args)
  const [flow] = positionals
  const chosen = flow === undefined ? models : models.filter((model) => model.flow === flow)
  const asked = (['path', 'to', 'through'] as const).filter((option) => values[option] !== undefined)
  const refuse = (message: string): never => {
    throw new Error(`${message}\n\n${usage}`)
  }
  if (chosen.length === 0) refuse(`There is no flow "${flow}".`)
  if (asked.length > 0 && flow === undefined) refuse(`--${asked[0]} needs a flow.`)
  if (asked.length > 1 || (values.browser && asked.length > 0 && values.path === undefined))
    refuse('--to and --through go with neither --browser nor another path.')
  if (values.joined && !values.browser) refuse('--joined needs --browser.')
  return { ...values, flow, chosen, isOnePath: asked.length > 0 }
}
