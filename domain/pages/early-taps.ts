/** A press or a sending that came before the page answered. */
export type EarlyTap =
  | { readonly kind: 'click'; readonly target: HTMLElement }
  | { readonly kind: 'submit'; readonly target: HTMLFormElement; readonly submitter: HTMLElement | null }

declare global {
  interface Window {
    /** Ends the keeping and gives what was kept, each target once. */
    takeEarlyTaps?: () => readonly EarlyTap[]
  }
}
