import { zipSync } from 'fflate'

export type ZipEntry = { readonly name: string; readonly bytes: Uint8Array }

/** A .zip file of files in memory, each of its own name, with the moment at which it was made. */
export const zipOf = (entries: readonly ZipEntry[], madeAt: Date): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(entries.map(({ name, bytes }) => [name, bytes])), { mtime: madeAt }))
