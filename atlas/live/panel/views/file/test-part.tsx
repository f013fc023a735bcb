import { useState } from 'react'
import { Field } from '../../../../ui/field/field.tsx'
import { copyText } from '../../../../ui/files/copy-text.ts'
import { saveFile } from '../../../../ui/files/save-file.ts'
import { nameOf } from '../../../book/names.ts'
import type { RecordedJourney } from '../../../journey/journey.types.ts'
import { journeyFile, usualTitle } from '../../../journey/journey-file.ts'
import { journeyOf } from '../../../journey/journey-of.ts'
import { Hint, Part } from '../parts/part.tsx'
import { ToolButton } from '../parts/tool-button.tsx'
import { useShown } from '../shown/use-panel.ts'
import css from './file-view.module.css'

/** The recording of the shown chart as a hand-written journey. */
export function TestPart() {
  const { recording, actor, entry, count, context } = useShown()
  if (!actor || !entry)
    return (
      <Part title="Make this a test">
        <Hint>Choose a chart.</Hint>
      </Part>
    )
  const made = journeyOf(recording, actor.key, count)
  return (
    <Part title="Make this a test">
      <Hint>
        {nameOf(actor)} from its beginning to {context.at === null ? 'now' : 'the moment on show'}, as a
        journey for <code>model-tests/{entry.flow.id}</code>: what came from outside, the answers, the time
        that went by, and the end pinned.
      </Hint>
      {made.kind === 'none' ? <Hint>{made.why}</Hint> : <Made journey={made.journey} />}
    </Part>
  )
}

function Made({ journey }: { readonly journey: RecordedJourney }) {
  const usual = usualTitle(journey)
  const [title, setTitle] = useState<string | null>(null)
  const [copied, setCopied] = useState('')
  const { name, text } = journeyFile(journey, title ?? usual)
  const copy = async () => {
    const isDone = await copyText(text)
    setCopied(isDone ? 'Copied.' : 'This browser does not let a page copy. Save it as a file.')
  }
  return (
    <>
      <Field label="What it shows" value={title ?? usual} onChange={setTitle} />
      {journey.gaps.length > 0 && (
        <ul className={css.gaps} aria-label="What a file cannot hold">
          {journey.gaps.map((gap) => (
            <li key={gap}>{gap}: give it by hand.</li>
          ))}
        </ul>
      )}
      <div className={css.acts}>
        <ToolButton
          tone="black"
          onClick={() => saveFile(name, new Blob([text], { type: 'text/typescript' }))}
        >
          Save the test
        </ToolButton>
        <ToolButton onClick={copy}>Copy it</ToolButton>
        <Hint>
          <span role="status">{copied}</span>
        </Hint>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className={css.text} tabIndex={0} aria-label="The test">
        <pre>{text}</pre>
      </section>
    </>
  )
}
