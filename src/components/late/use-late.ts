import { useEffect, useRef, useState } from 'react'

/** A flow whose code came with its first use. */
export type Started = { readonly stop: () => void }

/**
 * Asks for a flow's code when it is first used, once, however often `begin` is called. What has come is stopped when the
 * view goes; `onLost` hears that it does not come.
 */
export const useLate = <T extends Started>(load: () => Promise<T>, onLost: () => void) => {
  const [started, setStarted] = useState<T | null>(null)
  const [isComing, setComing] = useState(false)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  useEffect(() => () => started?.stop(), [started])
  const begin = async () => {
    if (isComing || started) return
    setComing(true)
    try {
      const flow = await load()
      if (isHere.current) setStarted(flow)
      else flow.stop()
    } catch {
      if (isHere.current) onLost()
    }
    setComing(false)
  }
  return { started, isComing, begin }
}
