import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useId, useRef } from 'react'
import { selectReturnProofView } from '../../../machines/return-proof/return-proof.selectors.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FieldError } from '../../ui/form/field-error.tsx'
import text from '../../ui/text.module.css'
import css from './return-proof.module.css'
import { useReturnProof } from './return-proof-context.ts'

/** The photo of the receipt: taken on a phone, or picked among the files, and shown as it will be sent (BY-28). */
export function PhotoField({ isLocked }: { readonly isLocked: boolean }) {
  const { t } = useLingui()
  const { actor } = useReturnProof()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const photo = useSelector(actor, ({ context }) => context.photo)
  const isUnreadable = useSelector(actor, ({ context }) => context.isUnreadable)
  const isPreparing = useSelector(actor, (snapshot) => selectReturnProofView(snapshot) === 'preparing')
  const remove = () => {
    actor.send({ type: 'photo.remove' })
    input.current?.focus()
  }
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        <Trans>Photo of the receipt</Trans>
      </label>
      <div className={css.pick}>
        <input
          ref={input}
          id={id}
          className={css.file}
          type="file"
          accept="image/*"
          disabled={isLocked || isPreparing}
          aria-invalid={isUnreadable || undefined}
          aria-describedby={`${id}-hint${isUnreadable ? ` ${id}-error` : ''}`}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? []
            if (file) actor.send({ type: 'photo.choose', file })
            // The same file can be picked again.
            event.currentTarget.value = ''
          }}
        />
        <span aria-hidden="true" className={css.picker}>
          {photo === null ? <Trans>Take or choose a photo</Trans> : <Trans>Choose another photo</Trans>}
        </span>
      </div>
      <p id={`${id}-hint`} className={css.hint}>
        <Trans>We make it smaller, and remove where and when it was taken.</Trans>
      </p>
      {isUnreadable && (
        <FieldError id={`${id}-error`}>
          <Trans>We couldn’t read this photo. Take another one, or pick a JPEG or PNG.</Trans>
        </FieldError>
      )}
      <p role="status" className={text.small}>
        {isPreparing && <Trans>Preparing your photo…</Trans>}
        {photo !== null && !isPreparing && <Trans>Your photo is ready.</Trans>}
      </p>
      {photo !== null && (
        <div className={css.photo}>
          <img src={`data:image/jpeg;base64,${photo}`} alt={t`The receipt that you picked`} />
          {!isLocked && (
            <Button tone="quiet" onClick={remove}>
              <Trans>Remove photo</Trans>
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
