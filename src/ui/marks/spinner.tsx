import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import css from './spinner.module.css'

/** The turning ring alone, for inside a control that says what is going on. */
export function Ring() {
  return <span className={css.ring} aria-hidden="true" data-in-progress="" />
}

/** A page's worth of waiting; `label` is announced. */
export function Spinner(props: { readonly label: string }) {
  return (
    <div className={css.page} role="status">
      <Ring />
      <VisuallyHidden>{props.label}</VisuallyHidden>
    </div>
  )
}
