import { parsePath, pathPrefix } from '../../../domain/languages/locale.ts'
import { usePathname, usePlace } from '../../components/app/app-context.ts'
import text from '../../ui/text.module.css'
import { placeNames } from './place-names.ts'
import { switchPlaces } from './places.ts'

/** This page in every country and language of the switch. */
export function CountryList() {
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
