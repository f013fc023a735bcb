/** 128 random bits, for idempotency keys, and for ids of visitors and of watched pages. `crypto.randomUUID` is missing where the page came without TLS. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
