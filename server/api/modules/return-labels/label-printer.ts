import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { AcknowledgementFacts } from '../acknowledgements/acknowledgement-facts.ts'
import type { PaperDocument } from '../paper-documents/paper-document.ts'
import type { LabelFacts } from './label-facts.ts'

/** Why a label was not printed; each of them may be tried again. */
export type LabelFailure = 'label_queue_full' | 'label_timeout' | 'label_thread_died'

export class LabelNotPrinted extends Error {
  override readonly name = 'LabelNotPrinted'
  readonly code: LabelFailure

  constructor(code: LabelFailure, cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}

/** A label, or another document that is made in the same threads. */
export type PrintFacts = LabelFacts | AcknowledgementFacts | PaperDocument

/** Documents and further files that are put together into one archive. */
export type ArchiveFacts = {
  readonly kind: 'archive'
  readonly madeAt: Date
  readonly documents: readonly { readonly name: string; readonly facts: PrintFacts }[]
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[]
}

export type LabelPrinter = {
  /**
   * The document as PDF. The same facts give the same bytes.
   * @throws {LabelNotPrinted}
   */
  readonly print: (facts: PrintFacts) => Promise<Buffer>
  /**
   * A .zip file of documents that are made for it and of other files; it is not kept.
   * @throws {LabelNotPrinted}
   */
  readonly archive: (facts: ArchiveFacts) => Promise<Buffer>
  readonly close: () => Promise<void>
}

export type LabelPrinterOptions = {
  /** Labels that are made at the same time. */
  readonly threads?: number
  /** Labels that may wait for a thread. */
  readonly maxQueue?: number
  /** From being asked for to being printed, the wait included. */
  readonly timeoutMs?: number
  /** Memory of one thread, in megabytes. */
  readonly memoryMb?: number
  /** File whose default export makes a PDF of facts. */
  readonly worker?: string
}

/** Labels of about 30 kB each. */
const maxKept = 100

/** A thread that nobody needed for this long ends. */
const idleMs = 60_000

/** Two at least: a label that takes until its timeout holds up no other. */
const usualThreads = Math.min(4, Math.max(2, availableParallelism() - 1))

const printLabel = fileURLToPath(new URL('./pdf/print-label.worker.ts', import.meta.url))

const failureOf = (error: unknown): LabelFailure | null => {
  if (!(error instanceof Error)) return null
  if (error.name === 'AbortError') return 'label_timeout'
  return isEndOfThread(error) ? 'label_thread_died' : null
}

/** Piscina's own words, and Node's code where a thread has used up its memory. */
const isEndOfThread = (error: Error): boolean =>
  /^(Terminating worker thread|worker exited with code)/.test(error.message) ||
  ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')

type Asked = PrintFacts | ArchiveFacts

type Pool = Piscina<Asked, Uint8Array>

/**
 * Makes labels in threads of their own, so that no label holds up an answer (docs/decisions/0050). A thread that takes too
 * long is ended and replaced, and so is one that died. The first label starts them. Labels are made from their facts alone
 * and need not be stored; the last ones are kept in memory.
 */
export const createLabelPrinter = ({
  threads = usualThreads,
  maxQueue = 50,
  timeoutMs = 15_000,
  memoryMb = 256,
  worker = printLabel,
}: LabelPrinterOptions = {}): LabelPrinter => {
  let running: Pool | null = null
  let asked = 0
  const kept = new Map<string, Promise<Buffer>>()

  const startPool = (): Pool => {
    const pool: Pool = new Piscina({
      filename: worker,
      // One at least, or a queue would stand still behind a thread that was ended.
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: idleMs,
      atomics: 'disabled',
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    })
    // A thread that died with nothing to do; the next label starts afresh.
    pool.on('error', () => dropPool(pool))
    return pool
  }

  const dropPool = (pool: Pool): Promise<void> => {
    if (running === pool) running = null
    return pool.destroy()
  }

  const run = async (facts: Asked): Promise<Buffer> => {
    running ??= startPool()
    const pool = running
    try {
      const { buffer, byteOffset, byteLength } = await pool.run(facts, {
        signal: AbortSignal.timeout(timeoutMs),
      })
      return Buffer.from(buffer, byteOffset, byteLength)
    } catch (error) {
      // A pool whose threads do not even start would start none again.
      const isDead = pool.threads.length === 0
      if (isDead) await dropPool(pool)
      const failure = failureOf(error) ?? (isDead ? 'label_thread_died' : null)
      throw failure === null ? error : new LabelNotPrinted(failure, error)
    }
  }

  /** The pool's own limit does not count what can be ended by a signal. */
  const make = async (facts: Asked): Promise<Buffer> => {
    if (asked >= threads + maxQueue) throw new LabelNotPrinted('label_queue_full')
    asked += 1
    try {
      return await run(facts)
    } finally {
      asked -= 1
    }
  }

  return {
    print: (facts) => {
      const key = JSON.stringify(facts)
      const made = kept.get(key) ?? make(facts)
      kept.delete(key)
      kept.set(key, made)
      made.catch(() => kept.delete(key))
      const [oldest] = kept.keys()
      if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
      return made
    },
    archive: make,
    close: async () => {
      if (running) await dropPool(running)
    },
  }
}
