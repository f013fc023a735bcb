/**
 * Lets those who ask while a read is under way share the next one: nobody gets what was read before they asked, one read
 * runs at a time, and however many ask it costs one for all of them.
 */
export const shareReads = <Value>(read: () => Promise<Value>): (() => Promise<Value>) => {
  let running: Promise<Value> | null = null
  let next: Promise<Value> | null = null
  const start = () => {
    next = null
    running = read().finally(() => {
      running = null
    })
    return running
  }
  return () => {
    if (next !== null) return next
    if (running === null) return start()
    next = running.then(start, start)
    return next
  }
}
