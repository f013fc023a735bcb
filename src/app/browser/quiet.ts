import type { Http } from '../../../services/http/http.ts'

/** No call for this long means that what the page needs first is there. */
const quietMs = 500

type Quiet = {
  readonly watch: (http: Http) => Http
  /** Counts from now on, also where nothing is ever asked for. */
  readonly begin: () => void
  readonly whenQuiet: Promise<void>
}

/** Watches a way in and out; `whenQuiet` is the first moment at which nothing has been under way for a while. */
export const watchQuiet = (): Quiet => {
  let underWay = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const { promise: whenQuiet, resolve } = Promise.withResolvers<void>()
  const wait = () => {
    clearTimeout(timer)
    if (underWay === 0) timer = setTimeout(resolve, quietMs)
  }
  const watched = async <T>(ask: () => Promise<T>): Promise<T> => {
    underWay += 1
    clearTimeout(timer)
    try {
      return await ask()
    } finally {
      underWay -= 1
      wait()
    }
  }
  return {
    begin: wait,
    watch: (http) => ({
      call: (call, input) => watched(() => http.call(call, input)),
      door: (answer, input) => watched(() => http.door(answer, input)),
    }),
    whenQuiet,
  }
}
