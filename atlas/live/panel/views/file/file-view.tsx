import type { ChangeEvent } from 'react'
import { saveFile } from '../../../../ui/files/save-file.ts'
import { HiddenTitle, Hint, Part } from '../parts/part.tsx'
import { ToolButton } from '../parts/tool-button.tsx'
import { useShown } from '../shown/use-panel.ts'
import css from './file-view.module.css'
import { TestPart } from './test-part.tsx'

const nameOf = (path: string, startedAt: number): string =>
  `live-chart${path.replaceAll(/[^\w-]+/g, '-')}-${new Date(startedAt).toISOString().slice(0, 19).replaceAll(':', '')}.json`

/** A recording leaves as a file, comes back from one, and becomes a test. */
export function FileView() {
  const { recording, send } = useShown()
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    send({ type: 'recording.import', name: file.name, text: await file.text() })
    target.value = ''
  }
  return (
    <div className={css.view}>
      <HiddenTitle>Recording and test</HiddenTitle>
      <Part title="Recording">
        <Hint>
          It holds what the page knew: names, addresses and contacts of an order, too. The sandbox has sample
          people only; keep it that way before you pass a file on.
        </Hint>
        <div className={css.acts}>
          <ToolButton
            onClick={() =>
              saveFile(
                nameOf(recording.page, recording.startedAt),
                new Blob([JSON.stringify(recording)], { type: 'application/json' }),
              )
            }
          >
            Save as a file
          </ToolButton>
          <label className={css.file}>
            Open a file
            <input type="file" accept=".json,application/json" onChange={open} />
          </label>
        </div>
      </Part>
      <TestPart />
    </div>
  )
}
