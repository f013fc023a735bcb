import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { languageOf } from '../../../domain/languages/locale.ts'
import { usePlace } from '../../components/app/app-context.ts'
import { IconButton } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/marks/icon.tsx'
import text from '../../ui/text.module.css'
import css from '../footer.module.css'
import { CountryList } from './country-list.tsx'
import { placeNames } from './place-names.ts'

/** Country and language: real links to this page elsewhere, as another place is another document. */
export function CountrySwitch() {
  const { t } = useLingui()
  const id = useId()
  const place = usePlace()
  const here = placeNames({ country: place.marketplace, language: languageOf(place.textLanguage) })
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={css.place} popoverTarget={id}>
        <Icon name="globe" small />
        <span>
          {here.country} · {here.language}
        </span>
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        className={css.places}
        aria-label={t`Country and language`}
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <div className={css.placesHead}>
          <h2 className={text.h2}>
            <Trans>Country and language</Trans>
          </h2>
          <IconButton
            label={t({
              message: 'Close',
              comment: 'Names the × that closes a dialog or a notice, read out (verb)',
            })}
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            <Icon name="close" />
          </IconButton>
        </div>
        {isOpen && <CountryList />}
      </div>
    </>
  )
}
