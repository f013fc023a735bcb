import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type FormEvent, useState } from 'react'
import { isOtherCountryShown } from '../../../../machines/return-wizard/return-wizard.selectors.ts'
import { selectStoresView } from '../../../../machines/return-wizard/store-selector/store-selector.selectors.ts'
import { stateName } from '../../../components/app/state-name.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Note } from '../../../ui/marks/note.tsx'
import { useWizard } from '../return-wizard-context.ts'
import { fieldIds } from '../step/field-ids.ts'
import { LoadingStores } from './loading-stores.tsx'
import { OtherCountryDialog } from './other-country-dialog.tsx'
import css from './store.module.css'
import { StoreList } from './store-list.tsx'
import type { StoreSelectorActor } from './store-selector-actor.ts'

/** The search for a store and what it found (RM-06). */
export function Stores({ selector }: { readonly selector: StoreSelectorActor }) {
  const isElsewhere = useSelector(useWizard(), isOtherCountryShown)
  const view = useSelector(selector, selectStoresView)
  const state = useSelector(selector, (snapshot) => stateName(snapshot.value))
  return (
    <div className={css.stores} data-flow="storeSelector" data-state={state}>
      <Search selector={selector} />
      {view === 'loading' && <LoadingStores />}
      {view === 'stores' && <StoreList selector={selector} />}
      {view === 'empty' && (
        <Note tone="end" live="status" title={<Trans>No stores there</Trans>}>
          <p>
            <Trans>Try another city, or choose another return method.</Trans>
          </p>
        </Note>
      )}
      {view === 'failed' && (
        <Note tone="bad" live="alert" title={<Trans>We couldn’t load the stores</Trans>}>
          <p>
            <Trans>Try again, or choose another return method.</Trans>
          </p>
          <div>
            <Button tone="line" onClick={() => selector.send({ type: 'stores.retry' })}>
              <Trans>Try again</Trans>
            </Button>
          </div>
        </Note>
      )}
      {isElsewhere && <OtherCountryDialog />}
    </div>
  )
}

function Search({ selector }: { readonly selector: StoreSelectorActor }) {
  const [search, setSearch] = useState(selector.getSnapshot().context.search)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    selector.send({ type: 'stores.search', search: search.trim() })
  }
  return (
    <form className={css.search} onSubmit={onSubmit}>
      <TextField
        id={fieldIds.storeSearch}
        label={<Trans>City, ZIP code or store name</Trans>}
        value={search}
        maxLength={120}
        autoComplete="off"
        error={null}
        onChange={setSearch}
      />
      <Button tone="line" type="submit">
        <Trans comment="Button, and in the empty field for words to look for (verb). Up to 13 characters">
          Search
        </Trans>
      </Button>
    </form>
  )
}
