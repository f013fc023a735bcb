import { cx } from '../cx.ts'
import css from './icon.module.css'

const paths = {
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5l5 5',
  bag: 'M5 8h14l1 13H4zM8.5 8V6.5a3.5 3.5 0 0 1 7 0V8',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 21c0-4 3-6.5 7.5-6.5s7.5 2.5 7.5 6.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  next: 'm9.5 6 6 6-6 6',
  prev: 'm14.5 6-6 6 6 6',
  down: 'm6 9.5 6 6 6-6',
  close: 'm6 6 12 12M18 6 6 18',
  pause: 'M9 7v10M15 7v10',
  play: 'M8 6v12l9-6z',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  phone:
    'M5 4h4l1.5 5-2.2 1.6a12 12 0 0 0 5.1 5.1L15 13.5l5 1.5v4c0 .6-.4 1-1 1C11 20 4 13 4 5c0-.6.4-1 1-1z',
  chat: 'M4 5h16v11H11l-4.5 4v-4H4z',
  pin: 'M12 21s7-6.5 7-11.5a7 7 0 0 0-14 0C5 14.5 12 21 12 21zM12 7a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  mail: 'M3.5 6h17v12h-17zM4 7l8 6 8-6',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7v5l3.5 2',
  globe:
    'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17',
} as const

export type IconName = keyof typeof paths

const directional: ReadonlySet<IconName> = new Set(['next', 'prev', 'play'])

/** A line drawing of 24 × 24; hidden from those who listen, as the control beside it has a name. */
export function Icon(props: { readonly name: IconName; readonly small?: boolean }) {
  return (
    <svg
      className={cx(css.icon, props.small && css.small, directional.has(props.name) && css.flip)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={paths[props.name]} />
    </svg>
  )
}
