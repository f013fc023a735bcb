/** What a field says that was filled in before the page answered. */
export type Entry = {
  readonly field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  readonly value: string
  readonly isChecked: boolean | null
}

/** A press or a sending that came before the page answered. */
export type EarlyTap =
  | { readonly kind: 'click'; readonly target: HTMLElement }
  | { readonly kind: 'submit'; readonly target: HTMLFormElement; readonly submitter: HTMLElement | null }

export type EarlyTaps = { readonly entries: readonly Entry[]; readonly taps: readonly EarlyTap[] }

declare global {
  interface Window {
    /** Ends the keeping and gives what was kept, each field and target once. */
    takeEarlyTaps?: () => EarlyTaps
  }
}
