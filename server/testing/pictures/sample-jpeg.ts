/** A grey picture of 8 by 8 pixels: the smallest JPEG that every reader opens. */
const picture =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q=='

/** A picture as cameras write it: EXIF with a place, a comment, and something behind its end. */
export const sampleJpeg = ({
  secret = 'GPS 48.2082 16.3738',
  filler = 0,
}: {
  readonly secret?: string
  /** Further bytes of what is no picture. */
  readonly filler?: number
} = {}): Buffer => {
  const plain = Buffer.from(picture, 'base64')
  const segment = (code: number, content: Buffer) => {
    const length = Buffer.alloc(2)
    length.writeUInt16BE(content.length + 2)
    return Buffer.concat([Buffer.from([0xff, code]), length, content])
  }
  return Buffer.concat([
    plain.subarray(0, 2),
    segment(0xe1, Buffer.from(`Exif\0\0${secret}`)),
    segment(0xfe, Buffer.from(`comment ${secret}`)),
    ...(filler > 0 ? [segment(0xed, Buffer.alloc(filler))] : []),
    plain.subarray(2),
    Buffer.from(`behind ${secret}`),
  ])
}
