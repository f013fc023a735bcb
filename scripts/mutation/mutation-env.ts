import type { Area } from './areas.ts'

/** What processes that run an area's tests are told of it. */
export type MutationEnv = Pick<Area, 'tests' | 'flows' | 'needsDatabase' | 'movesZone'>

const name = 'BATON_MUTATION'

export const tellMutationEnv = ({ tests, flows, needsDatabase, movesZone = false }: MutationEnv): void => {
  process.env[name] = JSON.stringify({ tests, flows, needsDatabase, movesZone })
}

export const mutationEnv = (): MutationEnv =>
  JSON.parse(process.env[name] ?? '{"tests":[],"flows":[],"needsDatabase":false}')
