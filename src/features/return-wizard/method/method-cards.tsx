import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { OfferedMethod } from '../../../../domain/return-methods/offered-methods.ts'
import { useSignIn } from '../../../components/page/sign-in.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { FieldError } from '../../../ui/form/field-error.tsx'
import text from '../../../ui/text.module.css'
import css from '../method.module.css'
import { useMethodPrice } from './method-price.tsx'
import { methodWords } from './method-words.tsx'

type Props = {
  /** Names the group for those who listen. */
  readonly name: string
  readonly methods: readonly OfferedMethod[]
  readonly chosen: string | null
  readonly onChoose: (key: string) => void
  /** Id of the choice of a card, by its place. */
  readonly idOf?: (index: number) => string
  /** What the chosen card holds besides. */
  readonly children?: ReactNode
  /** What is wrong with the choice. */
  readonly error?: ReactNode
}

/** One stack of cards; the chosen one opens (RM-04). */
export function MethodCards({ name, methods, chosen, onChoose, idOf, children, error }: Props) {
  const group = useId()
  const errorId = `${group}-error`
  return (
    <fieldset
      className={css.choices}
      aria-label={name}
      aria-describedby={error === undefined ? undefined : errorId}
      data-missing={error === undefined ? undefined : ''}
    >
      {methods.map((method, index) => (
        <MethodCard
          key={method.key}
          id={idOf?.(index) ?? `${group}-${index}`}
          group={group}
          method={method}
          isOn={method.key === chosen}
          onChoose={() => onChoose(method.key)}
        >
          {children}
        </MethodCard>
      ))}
      {error !== undefined && (
        <div className={css.error}>
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}

function MethodCard(props: {
  readonly id: string
  readonly group: string
  readonly method: OfferedMethod
  readonly isOn: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}) {
  const { id, method, isOn } = props
  const words = methodWords[method.id]
  const carrier = method.carrier?.name ?? ''
  const { price, note } = useMethodPrice()(method.price)
  return (
    <div className={cx(css.choice, isOn && css.on)} data-method={method.key}>
      <input
        id={id}
        className={css.radio}
        type="radio"
        name={props.group}
        checked={isOn}
        aria-describedby={`${id}-sub ${id}-price`}
        onChange={props.onChoose}
      />
      <label className={css.words} htmlFor={id}>
        <span className={text.h3}>{words.title(carrier)}</span>
      </label>
      <p id={`${id}-price`} className={css.price}>
        <bdi>{price}</bdi>
        {note && <small>{note}</small>}
      </p>
      <p id={`${id}-sub`} className={cx(text.small, text.soft, css.sub)}>
        {words.sub(carrier)}
      </p>
      {isOn && <p className={cx(text.small, css.body)}>{words.description(carrier)}</p>}
      {method.showLoginCTA && <SignInCall />}
      {isOn && props.children}
    </div>
  )
}

/** Members return free: a guest is asked to sign in (RM-04, RM-09). */
function SignInCall() {
  const signIn = useSignIn()
  return (
    <div className={css.signIn}>
      <p>
        <b className={text.strong}>
          <Trans>Members return for free.</Trans>
        </b>{' '}
        <Trans>Sign in and it’s free.</Trans>
      </p>
      <Button tone="line" onClick={signIn}>
        <Trans>Sign in</Trans>
      </Button>
    </div>
  )
}
