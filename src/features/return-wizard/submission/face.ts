import type { ComponentType } from 'react'
import type { MarkName, Tone } from '../../../ui/marks/status.tsx'

/** What the dialog says in one state. */
export type Face = {
  readonly mark?: { readonly mark: MarkName; readonly tone: Tone }
  readonly Title: ComponentType
  readonly Body: ComponentType
  readonly Actions: ComponentType
}
