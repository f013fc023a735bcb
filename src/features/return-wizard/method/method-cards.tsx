import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { MethodCard as CardTexts } from '../../../../domain/return-methods/method-card.ts'
import type { OfferedMethod } from '../../../../domain/return-methods/offered-methods.ts'
import { useSignIn } from '../../../components/page/sign-in.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { FieldError } from '../../../ui/form/field-error.tsx'
import text from '../../../ui/text.module.css'
import css from '../method.module.css'
import { CardFooterWords, CardInfoWords } from './card-words.tsx'
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

/** One stack of cards; the chosen one opens (RM-04). One of them asks to sign in: the chosen one, or the first that may. */
export function MethodCards({ name, methods, chosen, onChoose, idOf, children, error }: Props) {
  const group = useId()
  const errorId = `${group}-error`
  const asking = methods.filter(({ card }) => card.signIn !== null)
  const asks = asking.find(({ key }) => key === chosen) ?? asking[0]
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
          asks={method === asks}
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
  /** It is the one of the cards that asks to sign in. */
  readonly asks: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}) {
  const { id, method, isOn, asks } = props
  const { kind, info, footer, signIn } = method.card
  const words = methodWords[kind]
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
      <div className={css.head}>
        <label className={css.words} htmlFor={id}>
          <span className={text.h3}>{words.title(carrier)}</span>
        </label>
        <p id={`${id}-price`} className={css.price}>
          <bdi>{price}</bdi>
          {note && <small>{note}</small>}
        </p>
      </div>
      <p id={`${id}-sub`} className={cx(text.small, text.soft, css.sub)}>
        {words.sub(carrier)}
      </p>
      {isOn && (
        <div className={cx(text.small, css.body)}>
          <p data-part="description">{words.description(carrier)}</p>
          <p data-part="description-info" className={text.soft}>
            <CardInfoWords info={info} carrier={carrier} />
          </p>
          {footer.length > 0 && (
            <ul data-part="footer" className={css.foot}>
              {footer.map((entry) => (
                <li key={entry.name}>
                  <CardFooterWords footer={entry} carrier={carrier} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {asks && signIn && <SignInCall says={signIn} />}
      {isOn && props.children}
    </div>
  )
}

/** A guest is asked to sign in: who is no member pays for a drop-off, members return free (RM-04, RM-09). */
function SignInCall({ says }: { readonly says: NonNullable<CardTexts['signIn']> }) {
  const signIn = useSignIn()
  return (
    <div className={css.signIn} data-part="sign-in-call">
      <p>
        <b className={text.strong}>
          <Trans>Members return for free.</Trans>
        </b>{' '}
        {says === 'nonMember' ? (
          <Trans>If you don’t sign in, you pay for the drop-off.</Trans>
        ) : (
          <Trans>Sign in and it’s free.</Trans>
        )}
      </p>
      <Button tone="line" onClick={signIn}>
        <Trans>Sign in</Trans>
      </Button>
    </div>
  )
}
