import { flagNames } from '../../../contract/session/experience.ts'
import { describedCountries } from '../../../domain/countries/profile-of.ts'
import { countryFlags } from '../../../domain/pages/flags.ts'
import { Select } from '../../ui/field/field.tsx'
import { useAddress, useChoose } from '../address/use-address.ts'
import { countryChoices } from '../screen/country-choices.ts'
import css from './person-bar.module.css'

type Parts = { readonly country: string; readonly role: string; readonly flags: readonly string[] }

const partsOf = (person: string): Parts => {
  const [country = '', role = '', ...flags] = person.split(',')
  return { country: describedCountries.includes(country) ? country : 'us', role, flags }
}

const personOf = ({ country, role, flags }: Parts): string =>
  role === '' ? '' : [country, role, ...flags].join(',')

/** Whose way through the charts is shown: anybody's, or that of a guest or a member of a country, with its flags. */
export function PersonBar() {
  const { person } = useAddress()
  const choose = useChoose()
  const parts = partsOf(person)
  const set = (change: Partial<Parts>) => choose({ person: personOf({ ...parts, ...change }) })
  const usual: Readonly<Record<string, boolean>> = countryFlags(parts.country)
  const isOn = (flag: string) =>
    parts.flags.includes(`${flag}=on`) || (usual[flag] === true && !parts.flags.includes(`${flag}=off`))
  const turn = (flag: string, on: boolean) => {
    const others = parts.flags.filter((one) => !one.startsWith(`${flag}=`))
    set({ flags: on === usual[flag] ? others : [...others, `${flag}=${on ? 'on' : 'off'}`] })
  }
  return (
    <div className={css.bar}>
      <Select
        label="Met by"
        value={parts.role}
        choices={[
          { value: '', words: 'Anybody' },
          { value: 'guest', words: 'A guest' },
          { value: 'member', words: 'A member' },
        ]}
        onChange={(role) => set({ role })}
      />
      {parts.role !== '' && (
        <>
          <Select
            label="In"
            value={parts.country}
            choices={countryChoices}
            onChange={(country) => set({ country, flags: [] })}
          />
          <details className={css.flags}>
            <summary>Flags{parts.flags.length > 0 && `: ${parts.flags.join(', ')}`}</summary>
            <ul>
              {flagNames.map((flag) => (
                <li key={flag}>
                  <label>
                    <input
                      type="checkbox"
                      checked={isOn(flag)}
                      onChange={({ target }) => turn(flag, target.checked)}
                    />{' '}
                    <code>{flag}</code>
                  </label>
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
    </div>
  )
}
