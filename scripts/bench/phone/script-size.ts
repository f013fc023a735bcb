import { brotliCompressSync } from 'node:zlib'

/** Bytes of scripts at their addresses, compressed by brotli at its best; each is fetched once. */
export function scriptSizes(): (urls: readonly string[]) => Promise<number> {
  const known = new Map<string, Promise<number>>()
  const sizeOf = async (url: string) => brotliCompressSync(await (await fetch(url)).bytes()).length
  return async (urls) => {
    let sum = 0
    for (const url of new Set(urls)) {
      const size = known.get(url) ?? sizeOf(url)
      known.set(url, size)
      sum += await size
    }
    return sum
  }
}
