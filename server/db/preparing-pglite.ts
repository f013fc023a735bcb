import {
  PGlite,
  parse,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite'
import { tracedStatement } from './traced-statements.ts'

/** More statements than the host has; one that is made up anew for each request pushes out none that is used. */
const keptAtMost = 200

type Kept = {
  readonly name: string
  readonly paramTypes: readonly number[]
  /** Description of the rows, which every answer begins with. */
  readonly described: Messages
}

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>

const { serialize } = protocol

/**
 * PGlite that keeps statements as a server keeps those with a name: SQL that was asked before is neither parsed nor planned
 * again, and goes to the database in one step where there were six. Within transactions PGlite's own way is taken.
 */
export class PreparingPGlite extends PGlite {
  readonly #kept = new Map<string, Kept>()
  #made = 0

  override query<T>(text: string, params: unknown[] = [], options?: QueryOptions): Promise<Results<T>> {
    return tracedStatement('pglite', text, () => this.#ask<T>(text, params, options))
  }

  override transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return super.transaction((tx) =>
      work(
        Object.create(tx, {
          query: {
            value: (...args: Parameters<Transaction['query']>) =>
              tracedStatement('pglite', args[0], () => tx.query(...args)),
          },
        }),
      ),
    )
  }

  async #ask<T>(text: string, params: unknown[], options?: QueryOptions): Promise<Results<T>> {
    if (options?.blob || options?.paramTypes || options?.serializers)
      return super.query<T>(text, params, options)
    await this._checkReady()
    return this._runExclusiveTransaction(() =>
      this.runExclusive(async () => {
        const { name, paramTypes, described } = this.#kept.get(text) ?? (await this.#keep(text))
        const values = params.map((value, index) => this.#written(value, paramTypes[index]))
        try {
          const answered = await this.#send(
            serialize.bind({ statement: name, values }),
            serialize.execute(),
            serialize.sync(),
          )
          this.#touch(text)
          const [results] = parse.parseResults([...described, ...answered], this.parsers, options)
          return results as Results<T>
        } catch (error) {
          await this.#drop(text)
          throw error
        }
      }),
    )
  }

  async #keep(text: string): Promise<Kept> {
    const [longestUnused] = this.#kept.keys()
    if (longestUnused !== undefined && this.#kept.size >= keptAtMost) await this.#drop(longestUnused)
    this.#made += 1
    const name = `kept_${this.#made}`
    const messages = await this.#send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    )
    const kept = {
      name,
      paramTypes: parse.parseDescribeStatementResults(messages),
      described: messages.filter((message) => message.name === 'rowDescription'),
    }
    this.#kept.set(text, kept)
    return kept
  }

  #touch(text: string): void {
    const kept = this.#kept.get(text)
    if (!kept) return
    this.#kept.delete(text)
    this.#kept.set(text, kept)
  }

  async #drop(text: string): Promise<void> {
    const kept = this.#kept.get(text)
    this.#kept.delete(text)
    if (kept) await this.#send(serialize.close({ type: 'S', name: kept.name }), serialize.sync())
  }

  #written(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null
    return (type === undefined ? undefined : this.serializers[type])?.(value) ?? String(value)
  }

  #send(...messages: readonly Uint8Array[]): Promise<Messages> {
    return this.execProtocolStream(Buffer.concat(messages), {})
  }
}
