const systemCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])

/** PostgreSQL's classes 08 (connection), 3D (no such database), 53 (resources) and 57P (operator intervention). */
const isConnectionState = (code: string) => /^(08|3D|53)|^57P/.test(code)

const isConnectionMessage = (message: string) =>
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|PGlite is clos/i.test(
    message,
  )

/** Whether the database could not be reached, as against a defect of ours. */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (systemCodes.has(code) || isConnectionState(code) || isConnectionMessage(error.message)) return true
  return error.cause !== undefined && isUnavailable(error.cause)
}

/** Seconds after which it is worth asking again, for `Retry-After`. */
export const unavailableForSeconds = 2
