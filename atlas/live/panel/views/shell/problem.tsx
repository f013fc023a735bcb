import { ToolButton } from '../parts/tool-button.tsx'
import css from './problem.module.css'

/** What did not work, until it is read. */
export function Problem({ words, onRead }: { readonly words: string | null; readonly onRead: () => void }) {
  return (
    <div role="alert">
      {words !== null && (
        <div className={css.problem}>
          <p>{words}</p>
          <ToolButton tone="plain" onClick={onRead}>
            Close<span hidden> this message</span>
          </ToolButton>
        </div>
      )}
    </div>
  )
}
