import { answerIn, delayIn } from '../../../book/event-names.ts'
import { sentence } from '../../../book/names.ts'
import { caseWords } from '../../../log/case-words.ts'
import { refusalInWords, transitionInWords } from '../../../log/transition-words.ts'
import type { LastSteps } from '../../../now/last-steps.ts'
import css from './last-step.module.css'

const eventWords = (machine: string | null, { event }: LastSteps): string => {
  if (event === null) return 'It began'
  const answer = answerIn(event.type)
  if (answer) return `${answer.actor} ${answer.ended === 'done' ? 'answered' : 'failed'}`
  const delay = delayIn(event.type)
  if (delay !== null) return `${delay} ran out`
  const words = caseWords(machine, event)
  return words === null ? event.type : sentence(words)
}

/** What happened to the chart last, and what it made of it. */
export function LastStep({ steps, machine }: { readonly steps: LastSteps; readonly machine: string | null }) {
  return (
    <section className={css.last} aria-label="Last step">
      <p>
        Last: <b>{eventWords(machine, steps)}</b>
        {steps.taken.length + steps.refused.length === 0 && ', and nothing changed'}
      </p>
      <ul>
        {steps.refused.map((id) => (
          <li key={id} data-kind="refused">
            <span aria-hidden="true">×</span>
            {refusalInWords(machine, id)}
          </li>
        ))}
        {steps.taken.map((id, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a transition may be taken twice, and steps never move
          <li key={`${id}${index}`} data-kind="taken">
            <span aria-hidden="true">→</span>
            {transitionInWords(machine, id)}
          </li>
        ))}
      </ul>
    </section>
  )
}
