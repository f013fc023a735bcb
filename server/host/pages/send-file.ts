import type { Context } from 'hono'
import type { ClientFile } from './client-files.ts'

/** Whether an `Accept-Encoding` takes a coding. */
export const accepts = (header: string | undefined, coding: string): boolean =>
  header?.split(',').some((part) => {
    const [name, quality] = part.trim().split(';')
    return name === coding && !/^\s*q=0(\.0*)?\s*$/.test(quality ?? '')
  }) ?? false

const pick = (file: ClientFile, accepted: string | undefined) => {
  if (file.brotli && accepts(accepted, 'br')) return { body: file.brotli, encoding: 'br' }
  if (file.gzip && accepts(accepted, 'gzip')) return { body: file.gzip, encoding: 'gzip' }
  return { body: file.body, encoding: null }
}

/** Answers with a file in the smallest form the browser takes, or 304 where it has it. */
export const sendFile = (
  c: Context,
  file: ClientFile,
  cacheControl: string,
  vary = 'Accept-Encoding',
): Response => {
  c.header('Cache-Control', cacheControl)
  c.header('ETag', file.etag)
  if (file.brotli || file.gzip) c.header('Vary', vary)
  if (c.req.header('if-none-match')?.includes(file.etag)) return c.body(null, 304)
  const { body, encoding } = pick(file, c.req.header('accept-encoding'))
  c.header('Content-Type', file.type)
  c.header('Content-Length', String(body.length))
  if (encoding) c.header('Content-Encoding', encoding)
  return c.req.method === 'HEAD' ? c.body(null) : c.body(body as Uint8Array<ArrayBuffer>)
}
