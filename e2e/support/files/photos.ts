import type { Page } from '@playwright/test'

/** A photo as a phone takes it, larger than is sent: drawn by the browser, as JPEG, with what a camera would add. */
export const photoOf = async (page: Page, { width = 2400, height = 3200 } = {}): Promise<Buffer> => {
  const base64 = await page.evaluate(
    ([across, down]) => {
      const canvas = document.createElement('canvas')
      canvas.width = across ?? 1
      canvas.height = down ?? 1
      const context = canvas.getContext('2d')
      if (context === null) throw new Error('no canvas')
      context.fillStyle = '#fff'
      context.fillRect(0, 0, canvas.width, canvas.height)
      context.fillStyle = '#111'
      context.font = `${Math.round(canvas.width / 14)}px sans-serif`
      for (let line = 1; line < 12; line += 1) {
        context.fillText(`Receipt 1Z999AA10123456784`, canvas.width / 20, (line * canvas.height) / 12)
      }
      return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? ''
    },
    [width, height],
  )
  const plain = Buffer.from(base64, 'base64')
  const place = Buffer.from('Exif\0\0GPS 48.2082 16.3738')
  const length = Buffer.alloc(2)
  length.writeUInt16BE(place.length + 2)
  return Buffer.concat([plain.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, place, plain.subarray(2)])
}
