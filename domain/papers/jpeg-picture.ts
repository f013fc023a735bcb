/** Pixels of a photo's longer side, at most (BY-28). */
export const maxPhotoSide = 4096

/** What the picture of a JPEG is made of; every other segment tells of something else. */
const marker = {
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  quantization: 0xdb,
  huffman: 0xc4,
  restart: 0xdd,
  /** Baseline, extended and progressive. */
  frames: [0xc0, 0xc1, 0xc2],
} as const

const kept: ReadonlySet<number> = new Set([
  marker.scan,
  marker.quantization,
  marker.huffman,
  marker.restart,
  ...marker.frames,
])

type Segment = { readonly code: number; readonly from: number; readonly to: number }

/** The segment at a place, from its marker to its end; `null` where there is none. */
const segmentAt = (bytes: Uint8Array, at: number): Segment | null => {
  let from = at
  // Fill bytes may stand before a marker.
  while (bytes[from] === 0xff && bytes[from + 1] === 0xff) from += 1
  const code = bytes[from + 1]
  if (bytes[from] !== 0xff || code === undefined || code === 0) return null
  if (code === marker.end) return { code, from, to: from + 2 }
  const length = ((bytes[from + 2] ?? 0) << 8) | (bytes[from + 3] ?? 0)
  const to = from + 2 + length
  return length < 2 || to > bytes.length ? null : { code, from, to }
}

/** End of a scan's data: the next marker that is neither a restart nor a byte of the data. */
const endOfScan = (bytes: Uint8Array, from: number): number => {
  let at = from
  while (at < bytes.length) {
    const next = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) break
    at += 1
  }
  return at
}

/** Whether a frame's header tells of a picture in grey or color, of a size that is taken. */
const isTaken = (bytes: Uint8Array, { from, to }: Segment): boolean => {
  if (to - from < 10) return false
  const side = (at: number) => ((bytes[from + at] ?? 0) << 8) | (bytes[from + at + 1] ?? 0)
  const [height, width, parts] = [side(5), side(7), bytes[from + 9]]
  return height > 0 && width > 0 && Math.max(height, width) <= maxPhotoSide && (parts === 1 || parts === 3)
}

type Parts = { readonly pieces: readonly Uint8Array[]; readonly isWhole: boolean }

const partsOf = (bytes: Uint8Array): Parts => {
  const pieces: Uint8Array[] = []
  let [at, frames, scans] = [2, 0, 0]
  for (;;) {
    const segment = segmentAt(bytes, at)
    if (segment === null) return { pieces, isWhole: false }
    const { code, from } = segment
    if (code === marker.end) return { pieces, isWhole: frames === 1 && scans > 0 }
    const isFrame = (marker.frames as readonly number[]).includes(code)
    if (isFrame && !isTaken(bytes, segment)) return { pieces, isWhole: false }
    // A scan of nothing that was told of is none.
    if (code === marker.scan && frames === 0) return { pieces, isWhole: false }
    if (isFrame) frames += 1
    if (code === marker.scan) scans += 1
    at = code === marker.scan ? endOfScan(bytes, segment.to) : segment.to
    if (kept.has(code)) pieces.push(bytes.subarray(from, at))
  }
}

/**
 * A JPEG with nothing in it but the picture: no EXIF, no place, no camera, no comment, no preview, and nothing behind its end (BY-28).
 * `null` for what is no JPEG by its own bytes, is cut off, or is larger than is taken. Page and host both ask here.
 */
export const pictureOnly = (bytes: Uint8Array): Uint8Array<ArrayBuffer> | null => {
  if (bytes[0] !== 0xff || bytes[1] !== marker.start) return null
  const { pieces, isWhole } = partsOf(bytes)
  if (!isWhole) return null
  const length = pieces.reduce((sum, piece) => sum + piece.length, 4)
  const picture = new Uint8Array(length)
  picture.set([0xff, marker.start])
  let at = 2
  for (const piece of pieces) {
    picture.set(piece, at)
    at += piece.length
  }
  picture.set([0xff, marker.end], at)
  return picture
}
