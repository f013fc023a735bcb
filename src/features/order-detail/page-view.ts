import { useEffect } from 'react'
import { useTrack } from '../track.ts'

/** Tracks one page view per order opened (SH-12). */
export const usePageView = (): void => {
  const track = useTrack()
  useEffect(() => track('page view'), [track])
}
