import hidden from '../layout/visually-hidden.module.css'
import text from '../text.module.css'
import css from './spinner.module.css'

/** The turning ring alone, for inside a control that says what is going on. */
export function Ring() {
  return <span className={css.ring} aria-hidden="true" data-in-progress="" />
}

/** A page's worth of waiting; `label` is announced, and the page's heading until it has its own. `isSeen` where it says more than the ring. */
export function Spinner(props: { readonly label: string; readonly isSeen?: boolean }) {
  return (
    <div className={css.page} role="status">
      <Ring />
      <h1 className={props.isSeen ? text.h3 : hidden.hidden}>{props.label}</h1>
    </div>
  )
}
