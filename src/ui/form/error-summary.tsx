import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { StatusMark } from '../marks/status.tsx'
import css from './error-summary.module.css'

export type SummedError = { readonly fieldId: string; readonly words: ReactNode }

/** Goes to the field itself: an address with its anchor would be another page of the router. */
const focusField = (event: MouseEvent<HTMLAnchorElement>) => {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}

/**
 * All that is wrong with a form, above it, with links to the fields. It takes focus whenever `attempt` changes, and leaves it
 * with the field where an error comes back as somebody types: for that, a form keeps it in place without errors, too.
 */
export function ErrorSummary(props: {
  readonly title: ReactNode
  readonly errors: readonly SummedError[]
  readonly attempt: number
}) {
  const summary = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the attempt is what triggers it
  useEffect(() => summary.current?.focus(), [props.attempt])
  if (props.errors.length === 0) return null
  return (
    <div ref={summary} className={css.summary} role="alert" tabIndex={-1}>
      <StatusMark mark="bad" />
      <div>
        <p className={css.title}>{props.title}</p>
        <ul>
          {props.errors.map(({ fieldId, words }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} onClick={focusField}>
                <span>{words}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
