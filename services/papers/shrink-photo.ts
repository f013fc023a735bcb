import { maxPhotoBytes } from '../../contract/returns/return-proof.ts'
import { pictureOnly } from '../../domain/papers/jpeg-picture.ts'

/** A photo as it is sent, base64; `unreadable`: the browser opens no picture of it, or it cannot be made small enough. */
export type ShrunkPhoto =
  | { readonly kind: 'ready'; readonly base64: string }
  | { readonly kind: 'unreadable' }

/** Longest side in pixels and quality of each try: a receipt reads well at the first of them. */
const tries = [
  { side: 1600, quality: 0.8 },
  { side: 1280, quality: 0.7 },
  { side: 1024, quality: 0.6 },
  { side: 800, quality: 0.5 },
] as const

/** Larger files are opened by no phone that took them. */
const maxFileBytes = 40 * 1024 * 1024

const drawn = async (
  picture: ImageBitmap,
  { side, quality }: (typeof tries)[number],
): Promise<Uint8Array | null> => {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (context === null) return null
  // A transparent picture on white, as it was seen.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  return blob && pictureOnly(new Uint8Array(await blob.arrayBuffer()))
}

const asBase64 = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/**
 * Draws a photo anew, small enough to be sent: a JPEG without where, when and with what it was taken (BY-28). What turns it the right way up is
 * drawn in.
 */
export const shrinkPhoto = async (file: Blob): Promise<ShrunkPhoto> => {
  if (file.size > maxFileBytes) return { kind: 'unreadable' }
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (picture === null) return { kind: 'unreadable' }
  try {
    for (const size of tries) {
      const bytes = await drawn(picture, size)
      if (bytes !== null && bytes.length <= maxPhotoBytes) return { kind: 'ready', base64: asBase64(bytes) }
    }
    return { kind: 'unreadable' }
  } finally {
    picture.close()
  }
}
