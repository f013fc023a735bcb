/** What goes wrong on the page beside what it shows. */
export type Faults = {
  readonly found: () => readonly string[]
  /** Hears of one. */
  readonly hear: (error: unknown) => void
  readonly end: () => void
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Hears every error that is thrown or printed until `end`. */
export const hearFaults = (): Faults => {
  const found: string[] = []
  const print = console.error
  const hear = (error: unknown) => found.push(wordsOf(error))
  const onError = ({ error, message }: ErrorEvent) => hear(error ?? message)
  const onRejection = ({ reason }: PromiseRejectionEvent) => hear(reason)
  console.error = (...words: unknown[]) => {
    hear(words.map(wordsOf).join(' '))
    print(...words)
  }
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  return {
    found: () => found,
    hear,
    end: () => {
      console.error = print
      removeEventListener('error', onError)
      removeEventListener('unhandledrejection', onRejection)
    },
  }
}
