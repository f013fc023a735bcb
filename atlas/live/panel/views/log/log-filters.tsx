import { Field } from '../../../../ui/field/field.tsx'
import { kindWords, logKinds } from '../../../log/log-row.ts'
import type { LogFilter } from '../../chart/panel.types.ts'
import { ToolButton } from '../parts/tool-button.tsx'
import { useShown } from '../shown/use-panel.ts'
import css from './log-filters.module.css'

const inWords = ({ kinds, text }: LogFilter): string => {
  const ofKinds = kinds.size === logKinds.length ? 'all kinds' : `${kinds.size} of ${logKinds.length} kinds`
  return text === '' ? ofKinds : `${ofKinds}, “${text}”`
}

/** Which rows of the log are shown, and gone through by the slider. */
export function LogFilters({ ofActor }: { readonly ofActor: string | null }) {
  const { context, send } = useShown()
  const { isOfActor, kinds, text } = context.filter
  return (
    <div className={css.filters}>
      <ToolButton aria-pressed={isOfActor} onClick={() => send({ type: 'filter.actor' })}>
        Only {ofActor ?? 'this actor'}
      </ToolButton>
      <details className={css.more}>
        <summary>Filter: {inWords(context.filter)}</summary>
        <div className={css.fields}>
          <Field
            label="Find words"
            type="search"
            value={text}
            onChange={(next) => send({ type: 'filter.text', text: next })}
          />
          <fieldset className={css.kinds} aria-label="Kinds of rows">
            {logKinds.map((kind) => (
              <ToolButton
                key={kind}
                aria-pressed={kinds.has(kind)}
                onClick={() => send({ type: 'filter.kind', kind })}
              >
                {kindWords[kind]}
              </ToolButton>
            ))}
          </fieldset>
        </div>
      </details>
    </div>
  )
}
