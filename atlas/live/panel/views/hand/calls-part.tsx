import { useState } from 'react'
import { nameOf } from '../../../book/names.ts'
import { clockTime } from '../../../book/times.ts'
import { type PendingCall, pendingCalls } from '../../../hand/pending-calls.ts'
import { readJson } from '../../../hand/read-payload.ts'
import { JsonField } from '../parts/json-field.tsx'
import { Hint, Part } from '../parts/part.tsx'
import { ToolButton } from '../parts/tool-button.tsx'
import { useShown } from '../shown/use-panel.ts'
import css from './hand-view.module.css'

/** Calls that wait for their answer, with every answer that the model knows. */
export function CallsPart() {
  const { moment, actor } = useShown()
  const calls = actor ? pendingCalls(moment, actor.key) : []
  return (
    <Part title="Calls that wait">
      {calls.length === 0 ? (
        <Hint>It waits for no answer.</Hint>
      ) : (
        <ul className={css.rows}>
          {calls.map((call) => (
            <li key={call.actor.key} className={css.row}>
              <Call call={call} />
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

function Call({ call: { actor, answers } }: { readonly call: PendingCall }) {
  const { send, isSteerable } = useShown()
  return (
    <>
      <div className={css.wide}>
        <b>{nameOf(actor)}</b> since {clockTime(actor.bornAt).slice(0, 8)}
        {actor.machine !== null && ', a chart of its own: an answer ends it'}
      </div>
      <ul className={`${css.wide} ${css.answers}`} aria-label={`Answers of ${nameOf(actor)}`}>
        {answers.map(({ words, answer }) => (
          <li key={words}>
            <ToolButton
              isOff={!isSteerable}
              onClick={() => send({ type: 'call.answer', call: actor.key, answer })}
            >
              {words}
            </ToolButton>
          </li>
        ))}
      </ul>
      <OwnAnswer call={actor.key} />
    </>
  )
}

/** An answer that the model does not know. */
function OwnAnswer({ call }: { readonly call: string }) {
  const { send, isSteerable } = useShown()
  const [text, setText] = useState('null')
  const [error, setError] = useState<string | null>(null)
  const answer = () => {
    const read = readJson(text)
    setError(read.kind === 'unreadable' ? read.why : null)
    if (read.kind === 'read') send({ type: 'call.answer', call, answer: { output: read.value } })
  }
  return (
    <details className={`${css.wide} ${css.own}`}>
      <summary>Another answer</summary>
      <div>
        <JsonField label="Answer, as JSON" value={text} error={error} onChange={setText} />
        <div className={css.acts}>
          <ToolButton isOff={!isSteerable} onClick={answer}>
            Give this answer
          </ToolButton>
          <ToolButton
            isOff={!isSteerable}
            onClick={() =>
              send({ type: 'call.answer', call, answer: { error: 'It was made to fail by hand.' } })
            }
          >
            Make it fail
          </ToolButton>
        </div>
      </div>
    </details>
  )
}
