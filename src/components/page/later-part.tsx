import { type ReactNode, Suspense, use, useState } from 'react'
import { startAgain } from '../app/gone-code.ts'

/** What a page loads once it is asked for: code and texts that few need. */
export type LaterPart<Part> = {
  /** Asked for once; `null` where it did not come. */
  readonly get: () => Promise<Part | null>
  /** What did not come is asked for again. */
  readonly forget: () => void
}

export const laterPart = <Part,>(load: () => Promise<Part>): LaterPart<Part> => {
  let loading: Promise<Part | null> | null = null
  return {
    get: () => {
      loading ??= load().catch(() => null)
      return loading
    },
    forget: () => {
      loading = null
    },
  }
}

type Props<Part> = {
  readonly part: LaterPart<Part>
  /** Stands there until it comes. */
  readonly waiting: ReactNode
  /** Stands there where it did not come. */
  readonly failed: (retry: () => void) => ReactNode
  readonly children: (part: Part) => ReactNode
}

/** Shows what is loaded later; where it is gone after a new release, a document that is loaded anew has it. */
export function Later<Part>({ waiting, ...props }: Props<Part>) {
  return (
    <Suspense fallback={waiting}>
      <Loaded {...props} />
    </Suspense>
  )
}

function Loaded<Part>({ part, failed, children }: Omit<Props<Part>, 'waiting'>) {
  const [, setRound] = useState(0)
  const loaded = use(part.get())
  if (loaded !== null) return children(loaded)
  return failed(() => {
    part.forget()
    setRound((round) => round + 1)
    void part.get().then((again) => {
      if (again === null) startAgain()
    })
  })
}
