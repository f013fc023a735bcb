import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { cx } from '../cx.ts'
import { focusHeading, isFocusLost } from '../focus.ts'
import { Icon } from '../marks/icon.tsx'
import { type MarkName, StatusMark, type Tone } from '../marks/status.tsx'
import { IconButton } from './button.tsx'
import css from './dialog.module.css'

/**
 * A modal: native `<dialog>`, a sheet at the bottom under 600 px. It is open while it is rendered; focus goes to the
 * title and returns to where it was; where that is gone, `returnTo` takes it, or the page's heading.
 * Without `onClose` it cannot be dismissed (work in progress).
 * `view` names what is shown: when it changes the title takes focus again, so that the change is read out.
 */
export function Dialog(props: {
  readonly title: ReactNode
  readonly view?: string
  readonly mark?: { readonly mark: MarkName; readonly tone: Tone }
  readonly close?: { readonly label: string; readonly onClose: () => void } | undefined
  readonly actions?: ReactNode
  readonly children?: ReactNode
  readonly returnTo?: RefObject<HTMLElement | null>
  readonly className?: string | undefined
  readonly 'data-flow'?: string
  readonly 'data-state'?: string
}) {
  const { close, view, returnTo } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()

  // Closes while it is still on the page: only then does the browser give focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return
    element.showModal()
    return () => element.close()
  }, [])

  useEffect(
    () => () => {
      if (!isFocusLost()) return
      if (returnTo?.current) returnTo.current.focus()
      else focusHeading()
    },
    [returnTo],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is what triggers it
  useEffect(() => title.current?.focus(), [view])

  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== dialog.current) return
    event.preventDefault()
    close?.onClose()
  }

  // A browser lets a dialog keep itself open a few times and then closes it all the same; one that is still to be seen opens again.
  const onClosed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== dialog.current || dialog.current.open) return
    dialog.current.showModal()
    title.current?.focus()
  }

  return (
    <dialog
      ref={dialog}
      className={cx(css.dialog, props.className)}
      aria-labelledby={titleId}
      closedby={close ? 'any' : 'none'}
      onCancel={onCancel}
      onClose={onClosed}
      data-flow={props['data-flow']}
      data-state={props['data-state']}
    >
      <div className={css.body}>
        {props.mark && <StatusMark {...props.mark} big />}
        {/* Another element for another view: a title that has the focus already would change without a word. */}
        <h2 key={view} id={titleId} ref={title} tabIndex={-1} className={css.title}>
          {props.title}
        </h2>
        {props.children}
        {props.actions && <div className={css.actions}>{props.actions}</div>}
      </div>
      {close && (
        <IconButton label={close.label} className={css.close} onClick={close.onClose}>
          <Icon name="close" />
        </IconButton>
      )}
    </dialog>
  )
}
