/** Small texts by name that survive a reload: what was typed, and the arrival that is followed. Keys of changes are elsewhere. */
export type Notes = {
  readonly read: (name: string) => string | null
  readonly store: (name: string, value: string) => void
  readonly drop: (name: string) => void
}
