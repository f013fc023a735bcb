import { lazy } from 'react'

/** Fetches the list of parcels: most orders have one and never need it. */
export const loadTrackDialog = () => import('../tracking/track-dialog.tsx')
/** Fetches the list of returns. */
export const loadViewReturnsDialog = () => import('./view-returns-dialog.tsx')

export const TrackDialog = lazy(() => loadTrackDialog().then((it) => ({ default: it.TrackDialog })))
export const ViewReturnsDialog = lazy(() =>
  loadViewReturnsDialog().then((it) => ({ default: it.ViewReturnsDialog })),
)
