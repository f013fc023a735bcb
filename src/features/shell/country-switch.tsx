import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { parsePath, pathPrefix } from '../../domain/locale.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import text from '../../ui/text.module.css'
import { usePathname, usePlace } from '../app-context.ts'
import css from './footer.module.css'
import { placeNames, switchPlaces } from './places.ts'

/** Country and language: real links to this page elsewhere, as another place is another document. */
export function CountrySwitch() {
  const { t } = useLingui()
  const id = useId()
  const place = usePlace()
  const here = placeNames({ country: place.marketplace, language: place.language })
  return (
    <>
      <button type="button" className={css.place} popoverTarget={id}>
        <Icon name="globe" small />
        <span>
          {here.country} · {here.language}
        </span>
      </button>
      <div id={id} popover="auto" role="dialog" className={css.places} aria-label={t`Country and language`}>
        <div className={css.placesHead}>
          <h2 className={text.h2}>
            <Trans>Country and language</Trans>
          </h2>
          <IconButton label={t`Close`} popoverTarget={id} popoverTargetAction="hide">
            <Icon name="close" />
          </IconButton>
        </div>
        <PlaceList />
      </div>
    </>
  )
}

function PlaceList() {
  const { rest } = parsePath(usePathname())
  const { marketplace, language } = usePlace()
  return (
    <ul>
      {switchPlaces().map((place) => {
        const names = placeNames(place)
        const isHere = place.country === marketplace && place.language === language
        return (
          <li key={`${place.country} ${place.language}`}>
            <a
              href={`${pathPrefix({ country: place.country, locale: place.language })}/${rest.join('/')}`}
              hrefLang={place.language}
              lang={place.language}
              aria-current={isHere ? 'true' : undefined}
            >
              <bdi>{names.country}</bdi> <bdi className={text.soft}>{names.language}</bdi>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
