import { Plural, Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { shopSimilarMachine } from '../../../machines/shop-similar/shop-similar.machine.ts'
import {
  selectSimilarView,
  selectSuggestions,
  selectSuggestionsState,
} from '../../../machines/shop-similar/shop-similar.selectors.ts'
import { Button } from '../../ui/controls/button.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Skeleton } from '../../ui/marks/skeleton.tsx'
import text from '../../ui/text.module.css'
import css from './shop-similar.module.css'
import { Slider } from './slider.tsx'

type Props = {
  readonly actor: ActorRefFrom<typeof shopSimilarMachine>
  /** Product that the suggestions are for. */
  readonly title: string
}

const bones = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

/** What is beneath a line while its suggestions are open (BA-03). */
export function Suggestions({ actor, title }: Props) {
  const view = useSelector(actor, selectSimilarView)
  const products = useSelector(actor, selectSuggestions)
  const state = useSelector(actor, selectSuggestionsState)
  const headingId = useId()
  const count = products.length
  if (state === 'unasked') return null
  const heading = (
    <h4 id={headingId} className={text.h3}>
      <Trans>
        Similar to <bdi>{title}</bdi>
      </Trans>
    </h4>
  )
  return (
    <section
      className={css.panel}
      aria-labelledby={headingId}
      hidden={view === 'closed'}
      data-flow="shopSimilar"
      data-state={view}
      data-suggestions={state}
    >
      {view !== 'shown' && heading}
      <VisuallyHidden role="status">
        {view === 'loading' && <Trans>Looking for similar products</Trans>}
        {view === 'shown' && <Plural value={count} one="# similar product" other="# similar products" />}
      </VisuallyHidden>
      {view === 'loading' && (
        <div className={css.track}>
          {bones.map((bone) => (
            <div key={bone} className={css.slide}>
              <Skeleton shape="picture" />
              <span className={css.words}>
                <Skeleton shape="text" width="most" />
                <Skeleton shape="text" width="half" />
              </span>
            </div>
          ))}
        </div>
      )}
      {view === 'shown' && <Slider products={products} heading={heading} labelledBy={headingId} />}
      {view === 'empty' && (
        <p role="status" className={css.words}>
          <Trans>We don’t have anything similar right now.</Trans>
        </p>
      )}
      {view === 'failed' && (
        <div className={css.failed}>
          <p role="status">
            <Trans>We couldn’t load suggestions.</Trans>
          </p>
          <Button tone="line" onClick={() => actor.send({ type: 'similar.retry' })}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </section>
  )
}
