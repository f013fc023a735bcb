import { useState } from 'react'
import { copyText } from '../files/copy-text.ts'
import css from './command.module.css'

/** A command to be pasted into a terminal. */
export function Command({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('Copy')
  const copy = async () => {
    const isDone = await copyText(text)
    setSaid(isDone ? 'Copied' : 'Select and copy it')
  }
  return (
    <span className={css.command}>
      <code>{text}</code>{' '}
      <button type="button" onClick={copy} aria-live="polite">
        {said}
      </button>
    </span>
  )
}
