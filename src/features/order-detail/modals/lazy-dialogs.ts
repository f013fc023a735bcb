import { lazyDialog } from '../../lazy-dialog.ts'

/** Fetches the list of parcels: most orders have one and never need it. */
export const loadTrackDialog = () => import('../tracking/track-dialog.tsx').then((it) => it.TrackDialog)
/** Fetches the list of returns. */
export const loadViewReturnsDialog = () =>
  import('./view-returns-dialog.tsx').then((it) => it.ViewReturnsDialog)
/** Fetches what is said of an order from another country. */
export const loadCountryMismatchDialog = () =>
  import('./country-mismatch-dialog.tsx').then((it) => it.CountryMismatchDialog)

export const TrackDialog = lazyDialog(loadTrackDialog)
export const ViewReturnsDialog = lazyDialog(loadViewReturnsDialog)
export const CountryMismatchDialog = lazyDialog(loadCountryMismatchDialog)
