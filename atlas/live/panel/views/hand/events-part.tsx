import { useId, useState } from 'react'
import { sentence } from '../../../book/names.ts'
import { type HandCase, whyNot } from '../../../hand/hand-cases.ts'
import { readEvent } from '../../../hand/read-payload.ts'
import { selectCases } from '../../chart/panel.selectors.ts'
import { JsonField } from '../parts/json-field.tsx'
import { Hint, Part } from '../parts/part.tsx'
import { ToolButton } from '../parts/tool-button.tsx'
import { useShown } from '../shown/use-panel.ts'
import css from './hand-view.module.css'

/** Events of the chart: those that can happen now first, the others with why they cannot. */
export function EventsPart({ name }: { readonly name: string }) {
  const { context, page, actor } = useShown()
  const cases = selectCases(context)
  const known = page?.can && page.can.actor === actor?.key ? page.can.can : null
  const canHappen = (index: number) => known?.[index] === true
  const now = cases.filter((_, index) => canHappen(index))
  const not = cases.filter((_, index) => !canHappen(index))
  return (
    <Part title="Events">
      {cases.length === 0 && <Hint>{name} knows no events from outside.</Hint>}
      <ul className={css.rows} aria-label="Events that can happen now">
        {now.map((one) => (
          <Case key={one.id} of={one} why={null} />
        ))}
      </ul>
      {now.length === 0 && cases.length > 0 && <Hint>None can happen now.</Hint>}
      {not.length > 0 && (
        <details className={css.own}>
          <summary>{not.length} cannot happen now</summary>
          <ul className={css.rows} aria-label="Events that cannot happen now">
            {not.map((one) => (
              <Case
                key={one.id}
                of={one}
                why={whyNot(actor?.machine ?? null, actor?.states ?? [], one.event.type)}
              />
            ))}
          </ul>
        </details>
      )}
    </Part>
  )
}

function Case({ of, why }: { readonly of: HandCase; readonly why: string | null }) {
  const { send, isSteerable } = useShown()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { words, event } = of
  return (
    <li className={css.row}>
      <div>
        <b>{sentence(words)}</b>
        <code className={css.code}>{event.type}</code>
        {why !== null && (
          <span id={id} className={css.reason}>
            {why}
          </span>
        )}
      </div>
      <div className={css.acts}>
        <ToolButton
          tone="plain"
          aria-expanded={isOpen}
          aria-label={`Payload of ${words}`}
          onClick={() => setOpen(!isOpen)}
        >
          Payload
        </ToolButton>
        <ToolButton
          isOff={!isSteerable || why !== null}
          aria-label={`Send: ${words}`}
          aria-describedby={why === null ? undefined : id}
          onClick={() => send({ type: 'event.send', event })}
        >
          Send
        </ToolButton>
      </div>
      {isOpen && <Payload of={of} />}
    </li>
  )
}

function Payload({ of: { id, event, words } }: { readonly of: HandCase }) {
  const { send } = useShown()
  const [text, setText] = useState(() => JSON.stringify(event, null, 2))
  const [error, setError] = useState<string | null>(null)
  const write = (next: string) => {
    setText(next)
    const read = readEvent(next, event.type)
    setError(read.kind === 'unreadable' ? read.why : null)
    if (read.kind === 'read') send({ type: 'case.edit', id, event: read.value })
  }
  return (
    <div className={css.wide}>
      <JsonField label={`Event as JSON: ${words}`} value={text} error={error} onChange={write} />
    </div>
  )
}
