import { ShopSettingsError } from '../domain/shop-settings/check-shop-settings.ts'
import { BuildError } from './host/builds/ensure-built.ts'
import { DataFolderInUseError } from './host/data-lock.ts'
import { type Settings, SettingsError } from './settings/settings.ts'

const codeOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  return codeOf(error.cause)
}

/** The database could not be opened or migrated; the driver's error is the cause. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError'
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'it closed the connection',
  ENOTFOUND: 'there is no host of that name',
  EAI_AGAIN: 'the name could not be looked up',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'there is no way to that host',
  '28P01': 'user or password are wrong',
  '28000': 'this user may not sign in',
  '3D000': 'there is no database of that name',
  '42501': 'this user may not create what is needed',
  '55P03': 'a migration needs a table that something else holds; start again',
  '57P03': 'it is starting or stopping',
}

const databaseLine = (error: DatabaseStartError, { databaseUrl, dataDir }: Settings) => {
  const code = codeOf(error)
  const said = error.cause instanceof Error ? error.cause.message.split('\n')[0] : 'unknown error'
  const reason = reasons[code ?? ''] ?? (code ? `${said} (${code})` : said)
  if (databaseUrl === null) return `The embedded database in ${dataDir} cannot be opened: ${reason}.`
  const { host } = new URL(databaseUrl)
  return `The database at ${host} (DATABASE_URL) cannot be used: ${reason}.`
}

/** What stopped the start, in one line that says what to do; build errors may take more. Never a stack or a secret. */
export const startFailureLine = (error: unknown, settings: Settings): string => {
  const saysItself = [SettingsError, ShopSettingsError, DataFolderInUseError]
  if (error instanceof Error && saysItself.some((kind) => error instanceof kind)) return error.message
  if (error instanceof DatabaseStartError) return databaseLine(error, settings)
  if (error instanceof BuildError) return `The pages could not be built: ${error.message}`
  const code = codeOf(error)
  if (code === 'EADDRINUSE') return `Port ${settings.port} is taken: stop what uses it, or set PORT.`
  if (code === 'EACCES' && error instanceof Error && 'syscall' in error && error.syscall === 'listen') {
    return `Port ${settings.port} may not be used by this user: set PORT to 1024 or more.`
  }
  if (
    code === 'EADDRNOTAVAIL' ||
    (error instanceof Error && 'syscall' in error && error.syscall === 'getaddrinfo')
  ) {
    return `HOST=${settings.host} is no address of this machine: set HOST to one, or leave it out.`
  }
  if (
    (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') &&
    error instanceof Error &&
    'path' in error
  ) {
    return `The data folder ${settings.dataDir} cannot be written to: set BATON_DATA_DIR.`
  }
  return `Baton could not start: ${error instanceof Error ? error.message : String(error)}`
}
