import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, useId, useState } from 'react'
import { usePlace } from '../../components/app/app-context.ts'
import { IconButton } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/marks/icon.tsx'
import text from '../../ui/text.module.css'
import css from '../footer.module.css'
import { placeNames } from './place-names.ts'

/** Country and language: real links to this page elsewhere, as another place is another document. The list comes with the first look. */
export function CountrySwitch() {
  const { t } = useLingui()
  const id = useId()
  const place = usePlace()
  const here = placeNames({ country: place.marketplace, language: place.textLanguage })
  const [List, setList] = useState<ComponentType | null>(null)
  const load = () => {
    import('./country-list.tsx').then(
      ({ CountryList }) => setList(() => CountryList),
      () => undefined,
    )
  }
  return (
    <>
      <button
        type="button"
        className={css.place}
        popoverTarget={id}
        onPointerEnter={load}
        onFocus={load}
        onClick={load}
      >
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
        {List && <List />}
      </div>
    </>
  )
}
