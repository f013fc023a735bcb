import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** 64 MiB and about 0.2 s per password (OWASP password storage: scrypt N=2^16, r=8, p=2). */
const cost = { N: 2 ** 16, r: 8, p: 2 }
/** For a password that is printed for everybody to read: it needs no protection, and signing in with it no time. */
export const costOfPublicPassword: typeof cost = { N: 2 ** 10, r: 8, p: 1 }
const hashLength = 32

const derive = (password: string, salt: Buffer, options: ScryptOptions) =>
  new Promise<Buffer>((resolve, reject) => {
    const limits = { ...options, maxmem: 256 * (options.N ?? 0) * (options.r ?? 0) }
    scrypt(password.normalize('NFKC'), salt, hashLength, limits, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

/** @returns `scrypt$N$r$p$salt$hash`, both in base64url. */
export const hashPassword = async (password: string, { N, r, p } = cost): Promise<string> => {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, { N, r, p })
  return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** @param stored what `hashPassword` returned; anything else never matches. */
export const verifyPassword = async (password: string, stored: string): Promise<boolean> => {
  const match = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored)
  if (!match) return false
  const [, N, r, p, salt = '', hash = ''] = match
  const expected = Buffer.from(hash, 'base64url')
  const found = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  })
  return expected.length === found.length && timingSafeEqual(expected, found)
}
