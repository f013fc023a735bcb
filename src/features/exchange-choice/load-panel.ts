type Panel = typeof import('./panel.tsx').Panel

let loading: Promise<Panel | null> | null = null

/** The panel's own code, asked for once and only by those who exchange; `null` where it did not come. */
export const loadPanel = (): Promise<Panel | null> => {
  loading ??= import('./panel.tsx').then(
    ({ Panel }) => Panel,
    () => null,
  )
  return loading
}

/** What did not come is asked for again. */
export const forgetPanel = (): void => {
  loading = null
}
