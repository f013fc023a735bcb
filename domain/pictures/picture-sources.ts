type PictureSources<Address> = {
  readonly src: Address | string
  /** For `<img srcset>`, where the picture exists in several widths. */
  readonly srcSet?: string
}

/**
 * What an `<img>` takes of the address of a picture in an answer of the host. Any address will do; one may say in its
 * fragment at which widths in pixels the picture exists: `/p/shoe-400.jpg#widths=200,400,800`. The last of these numbers in
 * the address itself is the one that stands for the width; browsers that know nothing of it load the address as it is.
 */
export const pictureSources = <Address extends string | null>(address: Address): PictureSources<Address> => {
  const [, plain, listed] = /^([^#\s,]+)#widths=(\d+(?:,\d+)*)$/.exec(address ?? '') ?? []
  if (plain === undefined || listed === undefined) return { src: address }
  const widths = listed.split(',')
  const [, before, after] = new RegExp(`^(.*(?<!\\d))(?:${widths.join('|')})((?!\\d).*)$`).exec(plain) ?? []
  if (before === undefined) return { src: plain }
  return { src: plain, srcSet: widths.map((width) => `${before}${width}${after} ${width}w`).join(', ') }
}
