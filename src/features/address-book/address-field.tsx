import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AddressDraft, AddressField as Field } from '../../../domain/addresses/address-layout.types.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useFieldLabel } from './address-texts.tsx'

type Props = {
  readonly id: string
  readonly field: Field
  readonly value: AddressDraft[Field['name']]
  readonly error: ReactNode | null
  readonly readOnly: boolean
  readonly onChange: (value: string | boolean | null) => void
}

const modes = { phone: 'tel', email: 'email' } as const

/** One field of an address: typed, chosen among regions, or ticked. */
export function AddressField({ id, field, value, error, readOnly, onChange }: Props) {
  const { t } = useLingui()
  const label = useFieldLabel()(field)
  const { name, regions, isRequired } = field
  if (name === 'preferred') {
    return (
      <Checkbox
        id={id}
        checked={value === true}
        isReadOnly={readOnly}
        onToggle={() => onChange(value !== true)}
      >
        {label}
      </Checkbox>
    )
  }
  const typed = typeof value === 'string' ? value : ''
  const autoComplete = field.autoComplete ?? 'off'
  if (regions !== null) {
    return (
      <SelectField
        id={id}
        label={label}
        value={typed === '' ? null : typed}
        placeholder={t({
          message: 'Choose',
          comment:
            'In a field before a region, like a state, is chosen from its list (verb). Up to 11 characters',
        })}
        autoComplete={autoComplete}
        isRequired={isRequired}
        isReadOnly={readOnly}
        error={error}
        options={regions.map((region) => ({
          value: region.key,
          label: region.latinName === null ? region.name : `${region.name} (${region.latinName})`,
        }))}
        onChange={onChange}
      />
    )
  }
  const mode = name === 'phone' || name === 'email' ? modes[name] : undefined
  return (
    <TextField
      id={id}
      label={label}
      name={name}
      value={typed}
      error={error}
      readOnly={readOnly}
      autoComplete={autoComplete}
      aria-required={isRequired}
      dir={mode === undefined ? 'auto' : 'ltr'}
      {...(mode && { type: mode, inputMode: mode })}
      onChange={(text) => onChange(text === '' ? null : text)}
    />
  )
}
