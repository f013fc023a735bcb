import { useEffect, useRef } from 'react'
import { nameOf } from '../../../book/names.ts'
import { sinceBegun } from '../../../book/times.ts'
import { actorsKnown } from '../../../log/actors-known.ts'
import { sequenceOf } from '../../../sequence/sequence.ts'
import { HiddenTitle, Hint } from '../parts/part.tsx'
import { ToolButton } from '../parts/tool-button.tsx'
import { useShown } from '../shown/use-panel.ts'
import { LaneHeads, SequenceDrawing } from './sequence-drawing.tsx'
import css from './sequence-view.module.css'

/** What the page's actors said to each other, as a drawing and as a list. */
export function SequenceView() {
  const { rows, recording, count, context, send, actor } = useShown()
  const box = useRef<HTMLElement>(null)
  const sequence = sequenceOf(rows, actorsKnown(recording), count + recording.dropped, actor?.key ?? null)
  const { lanes, messages, earlier } = sequence
  const laneName = (key: string) => lanes.find((lane) => lane.key === key)?.name ?? key
  const last = messages.at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further message is what it scrolls to
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }, [last])
  return (
    <div className={css.view}>
      <HiddenTitle>Sequence</HiddenTitle>
      <div>
        <ToolButton aria-pressed={context.filter.isOfActor} onClick={() => send({ type: 'filter.actor' })}>
          Only {actor ? nameOf(actor) : 'this actor'}
        </ToolButton>
      </div>
      {earlier > 0 && <Hint>{earlier} earlier messages are further back: move the slider to see them.</Hint>}
      {messages.length === 0 && <Hint>Nobody has said anything yet.</Hint>}
      {messages.length > 0 && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
          <section ref={box} className={css.scroll} tabIndex={0} aria-label="Sequence diagram">
            <LaneHeads sequence={sequence} />
            <SequenceDrawing
              sequence={sequence}
              startedAt={recording.startedAt}
              label={`Sequence diagram of ${lanes.length} lanes and ${messages.length} messages; the list beneath says the same.`}
            />
          </section>
          <ol className={css.list} aria-label="The same as a list">
            {messages.map((message) => (
              <li key={message.id}>
                <b>
                  {message.from === message.to
                    ? laneName(message.from)
                    : `${laneName(message.from)} to ${laneName(message.to)}`}
                </b>
                : {message.words} ({sinceBegun(message.at, recording.startedAt)})
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}
