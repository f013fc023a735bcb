import { renameSync, rmSync } from 'node:fs'

/** True where it was done; false where it failed for one of these reasons. */
const renamed = (from: string, to: string, unless: readonly string[]): boolean => {
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && unless.includes(String(error.code))) return false
    throw error
  }
}

/**
 * A finished build takes the place of the last one whole; where several finish at the same time, one of them stays.
 *
 * @param draft where the build has written, on the same disk as `folder`.
 */
export const takePlace = (draft: string, folder: string): void => {
  const previous = `${draft}-previous`
  let isInPlace = false
  while (!isInPlace) {
    renamed(folder, previous, ['ENOENT'])
    isInPlace = renamed(draft, folder, ['ENOTEMPTY', 'EEXIST'])
    rmSync(previous, { recursive: true, force: true })
  }
}
