import pg from 'pg'
import { tracedStatement } from './traced-statements.ts'

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { readonly text?: unknown } | null)?.text ?? 'SQL')

/** Whoever takes the answer by a callback, as the pool itself does, waits for it elsewhere. */
const askTraced = (args: readonly unknown[], ask: () => unknown): unknown =>
  typeof args.at(-1) === 'function'
    ? ask()
    : tracedStatement('postgresql', textOf(args[0]), async () => ask())

/** A connection whose statements are spans of what they are for. */
class TracedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver declares many ways to ask
  override query(...args: any[]): any {
    const [query, ...rest] = args
    return askTraced(args, () => super.query(query, ...rest))
  }
}

/** Connections whose statements are spans, whether they are asked one by one or within a transaction. */
export class TracedPool extends pg.Pool {
  constructor(options: pg.PoolConfig) {
    super({ ...options, Client: TracedClient })
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver declares many ways to ask
  override query(...args: any[]): any {
    const [query, ...rest] = args
    return askTraced(args, () => super.query(query, ...rest))
  }
}
