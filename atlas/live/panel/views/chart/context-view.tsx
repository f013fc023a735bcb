import { VisuallyHidden } from '../../../../../src/ui/layout/visually-hidden.tsx'
import { contextRows } from '../../../now/context-rows.ts'
import { Hint, Part } from '../parts/part.tsx'
import { useShown } from '../shown/use-panel.ts'
import css from './context-view.module.css'

/** What the chart remembers, with what its last step has changed. */
export function ContextView() {
  const { recording, actor, count } = useShown()
  const rows = actor ? contextRows(recording, actor, count) : []
  return (
    <Part title="Context">
      {rows.length === 0 ? (
        <Hint>It remembers nothing.</Hint>
      ) : (
        <dl className={css.rows}>
          {rows.map(({ name, value, before }) => (
            <div key={name} data-changed={before !== null || undefined}>
              <dt>{name}</dt>
              <dd>
                {before === null ? (
                  value
                ) : (
                  <>
                    <VisuallyHidden>was </VisuallyHidden>
                    <del>{before}</del> <VisuallyHidden>, is </VisuallyHidden>
                    <ins>{value}</ins>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Part>
  )
}
