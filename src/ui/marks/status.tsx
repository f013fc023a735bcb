import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import css from './status.module.css'

/** `move` on its way, `good` done, `wait` needs someone, `bad` failed, `end` over. */
export type Tone = 'move' | 'good' | 'wait' | 'bad' | 'end'

const disc = 'M10 1.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z'
const square = 'M2 2h16v16H2z'
const octagon = 'M6.3 1.5h7.4l4.8 4.8v7.4l-4.8 4.8H6.3l-4.8-4.8V6.3z'
const tick = 'M5.6 10.3l3.1 3.1 5.8-6-1.4-1.4-4.4 4.5-1.7-1.7z'
const back = 'M15 9v2H8.8l2.6 2.6L10 15l-5-5 5-5 1.4 1.4L8.8 9z'

/** Shapes that differ without colour. */
const marks = {
  good: disc + tick,
  move: `${disc}M5 9v2h6.2l-2.6 2.6L10 15l5-5-5-5-1.4 1.4L11.2 9z`,
  wait: `${disc}M9 5v6l4 2.5 1-1.7-3-1.8V5z`,
  bad: `${octagon}M9 5v6.5h2V5zm0 8v2h2v-2z`,
  end: `${disc}M5.5 9v2h9V9z`,
  list: `${square}M5.5 5.5v1.7h9V5.5zM5.5 9.15v1.7h9v-1.7zM5.5 12.8v1.7h5.5v-1.7z`,
  box: 'M2 3h16v4H2zM3 8.5h14V18H3zM8 10.5v1.8h4v-1.8z',
  hourglass: `${disc}M6.5 5h7v1.6L11.2 10l2.3 3.4V15h-7v-1.6L8.8 10 6.5 6.6z`,
  bag: 'M3 7h3V6a4 4 0 0 1 8 0v1h3l1 11.5H2zM8 7h4V6a2 2 0 0 0-4 0z',
  bagTick: `M3 6h3V5a4 4 0 0 1 8 0v1h3l1 12.5H2zM8 6h4V5a2 2 0 0 0-4 0zM5.9 11.9l2.9 2.9 5.4-5.6-1.3-1.3-4.1 4.2-1.6-1.6z`,
  card: 'M1.5 4h17v3h-17zM1.5 9h17v7h-17zM4 12v1.7h4.5V12z',
  cardOff:
    'M1.5 4h17v3h-17zM1.5 9h17v7h-17zM8.6 10l-1.1 1.1 1.4 1.4-1.4 1.4 1.1 1.1 1.4-1.4 1.4 1.4 1.1-1.1-1.4-1.4 1.4-1.4-1.1-1.1-1.4 1.4z',
  back: disc + back,
  backBox: square + back,
  label: 'M3 2h9l5 5v11H3zM6 10v1.7h8V10zM6 13.3V15h5v-1.7z',
  refund: `${octagon}${tick}`,
  shop: 'M3 2h14l1.5 6H1.5zM3 9.5h14V18h-5v-5H8v5H3z',
  unknown: `${disc}M9 13.5v2h2v-2zM7 8h2a1 1 0 1 1 1.6.8C9.5 9.7 9 10.3 9 12h2c0-1 .3-1.2 1-1.8A3 3 0 1 0 7 8z`,
} as const

export type MarkName = keyof typeof marks

const directional: ReadonlySet<MarkName> = new Set(['move', 'back', 'backBox'])

/** The mark of a status: always beside words. `big` heads a dialog. */
export function StatusMark(props: { readonly mark: MarkName; readonly tone?: Tone; readonly big?: boolean }) {
  return (
    <svg
      className={cx(
        css.mark,
        props.big && css.big,
        props.tone && css[props.tone],
        directional.has(props.mark) && css.flip,
      )}
      viewBox="0 0 20 20"
      aria-hidden="true"
      data-mark={props.mark}
    >
      <path d={marks[props.mark]} />
    </svg>
  )
}

/** Mark and words of a status. */
export function Status(props: {
  readonly tone: Tone
  readonly mark: MarkName
  readonly children: ReactNode
}) {
  return (
    <p className={cx(css.status, css[props.tone])} data-tone={props.tone}>
      <StatusMark mark={props.mark} />
      <span>{props.children}</span>
    </p>
  )
}
