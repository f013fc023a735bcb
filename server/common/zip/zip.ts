import { crc32, deflateRawSync } from 'node:zlib'

export type ZipEntry = { readonly name: string; readonly bytes: Uint8Array }

const deflated = 8
/** Names are UTF-8. */
const utf8Names = 0x0800
const version = 20

/** Date and time as MS-DOS has them, two seconds exact; in UTC, so that the same moment makes the same bytes. */
const dosTime = (at: Date) => ({
  time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  date: ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
})

/** What local and central header have in common. */
const commonHeader = (entry: ZipEntry, packed: Buffer, at: Date): Buffer => {
  const header = Buffer.alloc(26)
  const { time, date } = dosTime(at)
  header.writeUInt16LE(version, 0)
  header.writeUInt16LE(utf8Names, 2)
  header.writeUInt16LE(deflated, 4)
  header.writeUInt16LE(time, 6)
  header.writeUInt16LE(date, 8)
  header.writeUInt32LE(crc32(entry.bytes), 10)
  header.writeUInt32LE(packed.length, 14)
  header.writeUInt32LE(entry.bytes.length, 18)
  header.writeUInt16LE(Buffer.byteLength(entry.name), 22)
  return header
}

const signed = (signature: number, ...parts: readonly Buffer[]): Buffer => {
  const head = Buffer.alloc(4)
  head.writeUInt32LE(signature)
  return Buffer.concat([head, ...parts])
}

const shorts = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) bytes.writeUInt16LE(value, index * 2)
  return bytes
}

const long = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

/** A .zip file (APPNOTE 6.3.10) of files in memory. The same files and moment give the same bytes. */
export const zipOf = (entries: readonly ZipEntry[], madeAt: Date): Buffer => {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const packed = deflateRawSync(entry.bytes)
    const common = commonHeader(entry, packed, madeAt)
    const name = Buffer.from(entry.name)
    const local = Buffer.concat([signed(0x04034b50, common), name, packed])
    directory.push(signed(0x02014b50, shorts(version), common, shorts(0, 0, 0), long(0), long(offset), name))
    bodies.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const end = signed(
    0x06054b50,
    shorts(0, 0, entries.length, entries.length),
    long(central.length),
    long(offset),
    shorts(0),
  )
  return Buffer.concat([...bodies, central, end])
}
