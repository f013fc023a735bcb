import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { StoreNearby } from '../../../../contract/pickup/store-locations.ts'
import { storeInLine } from '../../../../domain/pickup/store-address.ts'
import { storeName } from '../../../../domain/pickup/store-name.ts'
import { selectGaps } from '../../../../machines/return-wizard/return-wizard.selectors.ts'
import {
  hasNextStores,
  hasPreviousStores,
  selectFirstStore,
  selectStorePage,
} from '../../../../machines/return-wizard/store-selector/store-selector.selectors.ts'
import { useApp } from '../../../components/app/app-context.ts'
import { Distance } from '../../../components/words/distance.tsx'
import { StoreOpen } from '../../../components/words/store-open.tsx'
import { IconButton } from '../../../ui/controls/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { FieldError } from '../../../ui/form/field-error.tsx'
import { Icon } from '../../../ui/marks/icon.tsx'
import text from '../../../ui/text.module.css'
import radio from '../method.module.css'
import { useWizard, useWizardContext } from '../return-wizard-context.ts'
import { fieldIds } from '../step/field-ids.ts'
import { gapWords } from '../step/gap-words.tsx'
import css from './store.module.css'
import type { StoreSelectorActor } from './store-selector-actor.ts'

/** Three stores, nearest first, and the way to the next three (RM-06). */
export function StoreList({ selector }: { readonly selector: StoreSelectorActor }) {
  const { t } = useLingui()
  const group = useId()
  const page = useSelector(selector, selectStorePage)
  const first = useSelector(selector, selectFirstStore)
  const hasNext = useSelector(selector, hasNextStores)
  const hasPrevious = useSelector(selector, hasPreviousStores)
  const isMissing = useSelector(useWizard(), (snapshot) =>
    selectGaps(snapshot).some(({ kind }) => kind === 'storeMissing'),
  )
  if (page === null) return null
  const last = first + page.objects.length - 1
  const all = page.pages.totalResources
  return (
    <>
      <fieldset
        className={radio.choices}
        aria-label={t`Stores`}
        aria-describedby={isMissing ? `${group}-error` : undefined}
        data-missing={isMissing ? '' : undefined}
      >
        {page.objects.map((nearby, index) => (
          <StoreRow key={nearby.store.storeId} id={fieldIds.store(index)} group={group} nearby={nearby} />
        ))}
      </fieldset>
      {isMissing && <FieldError id={`${group}-error`}>{gapWords.storeMissing}</FieldError>}
      <div className={css.pager}>
        <span className={cx(text.soft, text.num)} role="status">
          <Trans>
            Stores {first}–{last} of {all}
          </Trans>
        </span>
        <div>
          <IconButton
            label={t`Previous stores`}
            aria-disabled={!hasPrevious || undefined}
            onClick={() => selector.send({ type: 'stores.previous' })}
          >
            <Icon name="prev" />
          </IconButton>
          <IconButton
            label={t`More stores`}
            aria-disabled={!hasNext || undefined}
            onClick={() => selector.send({ type: 'stores.next' })}
          >
            <Icon name="next" />
          </IconButton>
        </div>
      </div>
    </>
  )
}

function StoreRow(props: { readonly id: string; readonly group: string; readonly nearby: StoreNearby }) {
  const { id, group } = props
  const { store, distanceMeters } = props.nearby
  const actor = useWizard()
  const { clock } = useApp()
  const { draft } = useWizardContext()
  const name = storeName(store)
  const address = storeInLine(store)
  return (
    <div className={css.store} data-store={store.storeId}>
      <input
        id={id}
        className={radio.radio}
        type="radio"
        name={group}
        checked={draft.store?.storeId === store.storeId}
        aria-describedby={`${id}-about`}
        onChange={() => actor.send({ type: 'store.chosen', store })}
      />
      <label htmlFor={id} className={css.name}>
        <bdi>{name}</bdi>
      </label>
      {distanceMeters !== null && <Distance meters={distanceMeters} />}
      <div id={`${id}-about`} className={css.about}>
        <p className={text.soft}>
          <bdi>{address}</bdi>
        </p>
        <StoreOpen store={store} at={clock.now()} />
      </div>
    </div>
  )
}
