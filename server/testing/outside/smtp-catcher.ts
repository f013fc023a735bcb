import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type SmtpCatcher = {
  readonly url: string
  /** Mails that were taken, as they came over the line. */
  readonly taken: readonly { readonly to: readonly string[]; readonly source: string }[]
  /** Answers the next mails with these reply codes before it takes any. */
  readonly refuseWith: (...codes: readonly number[]) => void
  /** Starts a new list of what was taken. */
  forget(): void
  close(): Promise<void>
}

/** A real mail server on a port of its own that keeps what it is given. */
export const startSmtpCatcher = async (): Promise<SmtpCatcher> => {
  const taken: { to: string[]; source: string }[] = []
  const refusals: number[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: async (stream, { envelope }, callback) => {
      const source = (await buffer(stream)).toString()
      const responseCode = refusals.shift()
      if (responseCode !== undefined) {
        return callback(Object.assign(new Error('not now'), { responseCode }))
      }
      taken.push({ to: envelope.rcptTo.map(({ address }) => address), source })
      callback()
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    refuseWith: (...codes) => refusals.push(...codes),
    forget: () => {
      taken.length = 0
      refusals.length = 0
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
