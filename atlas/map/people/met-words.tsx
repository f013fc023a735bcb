import css from './met-words.module.css'
import type { Met } from './use-meeting.ts'

/** How much of the shop somebody meets. */
export function MetWords({ met }: { readonly met: Met }) {
  return (
    <p className={css.words} role="status">
      {met.kind === 'working' && 'Working out what they meet…'}
      {met.kind === 'wrong' && `${met.why}.`}
      {met.kind === 'met' &&
        `They meet ${met.meeting.met.length} of ${met.meeting.met.length + met.meeting.unmet.length} flows. What they never come to is faint.`}
    </p>
  )
}
