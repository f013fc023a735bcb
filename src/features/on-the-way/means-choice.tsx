import { Trans } from '@lingui/react/macro'
import { type TravelMeans, travelMeans } from '../../../contract/pickup/visit.ts'
import chip from '../../ui/form/chip.module.css'
import text from '../../ui/text.module.css'
import css from './on-the-way.module.css'
import { useOnTheWay, useWay } from './on-the-way-context.ts'

/** By car, by bike or on foot. */
export function MeansChoice() {
  const actor = useOnTheWay()
  const chosen = useWay(({ context }) => context.draft.means)
  return (
    <section className={css.section} data-part="means">
      <h2 id="means-title" className={text.h2}>
        <Trans>How are you getting there?</Trans>
      </h2>
      <fieldset className={css.chips} aria-labelledby="means-title">
        {travelMeans.map((means) => (
          <label key={means} className={chip.chip}>
            <input
              type="radio"
              name="means"
              value={means}
              checked={means === chosen}
              onChange={() => actor.send({ type: 'means.choose', means })}
            />
            <MeansWords means={means} />
          </label>
        ))}
      </fieldset>
    </section>
  )
}

function MeansWords({ means }: { readonly means: TravelMeans }) {
  switch (means) {
    case 'CAR':
      return <Trans>By car</Trans>
    case 'BICYCLE':
      return <Trans>By bike</Trans>
    case 'ON_FOOT':
      return <Trans>On foot</Trans>
  }
}
