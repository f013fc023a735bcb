import { type FlagName, type Flags, flagNames } from '../../contract/session/experience.ts'
import { countryFlags } from '../../domain/pages/flags.ts'
import type { Person } from '../../machines/person.ts'

/** Somebody in a country, with the flags that count there but for those that are said. */
export const personOf = (asked: {
  /** Two letters, lower case. */
  readonly country: string
  readonly role: Person['role']
  readonly flags?: Partial<Flags>
}): Person => ({
  country: asked.country,
  role: asked.role,
  flags: { ...countryFlags(asked.country), ...asked.flags },
})

const isFlag = (name: string): name is FlagName => flagNames.some((flag) => flag === name)

const readFlag = (text: string): readonly [FlagName, boolean] => {
  const [name = '', value = ''] = text.split('=')
  if (!isFlag(name)) throw new Error(`There is no flag "${name}": docs/flags.md has them all`)
  if (value !== 'on' && value !== 'off') throw new Error(`"${text}": a flag is on or off`)
  return [name, value === 'on']
}

/**
 * Reads `kr,guest` or `us,member,enableFakeReturn=on`.
 * @throws {Error} that says what is wrong with it
 */
export const readPerson = (text: string): Person => {
  const [country = '', role = '', ...flags] = text.split(',').map((part) => part.trim())
  if (!/^[a-z]{2}$/.test(country)) throw new Error(`"${country}" is no country: two letters, like us`)
  if (role !== 'member' && role !== 'guest') throw new Error(`"${role}" is neither member nor guest`)
  return personOf({ country, role, flags: Object.fromEntries(flags.map(readFlag)) })
}

/** The same as the name of a folder: `kr-guest`, with the flags that differ from the country's. */
export const nameOfPerson = ({ country, role, flags }: Person): string => {
  const usual = countryFlags(country)
  const own = flagNames.filter((name) => flags[name] !== usual[name])
  return [country, role, ...own.map((name) => `${name}-${flags[name] ? 'on' : 'off'}`)].join('-')
}
