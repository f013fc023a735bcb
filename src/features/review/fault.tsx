import { StatusMark } from '../../ui/marks/status.tsx'
import css from './review.module.css'

/** What is wrong with a field, beneath it; `id` is what the field is described by. */
export function Fault({ id, words }: { readonly id: string; readonly words: string }) {
  return (
    <p id={id} className={css.fault}>
      <StatusMark mark="bad" />
      {words}
    </p>
  )
}
