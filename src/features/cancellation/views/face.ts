import type { ComponentType } from 'react'
import type { MarkName, Tone } from '../../../ui/marks/status.tsx'

/** What one state of the cancellation shows in the one dialog: mark, outcome, consequence and money, ways on. */
export type Face = {
  readonly mark?: { readonly mark: MarkName; readonly tone: Tone }
  readonly Title: ComponentType
  readonly Body: ComponentType
  readonly Actions: ComponentType
}
