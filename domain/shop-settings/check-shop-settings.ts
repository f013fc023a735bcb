import * as v from 'valibot'
import * as config from '../../shop.config.ts'

const Line = v.pipe(
  v.string('must be text'),
  v.trim(),
  v.nonEmpty('must not be empty'),
  v.maxLength(60, 'must have 60 characters at most'),
  v.regex(/^[^\p{Cc}<>"]*$/u, 'must be one line without <, > and quotes'),
)
const HostName = v.pipe(
  v.string('must be text'),
  v.regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, 'must be a host name like shop.example'),
)
const Colour = v.pipe(
  v.string('must be text'),
  v.regex(
    /^(#[0-9a-f]{3}|#[0-9a-f]{6}|transparent|rgb\([\d. /%]+\))$/i,
    'must be a colour: #rgb, #rrggbb, rgb(r g b / a) or transparent',
  ),
)
const Path = v.pipe(
  v.string('must be text'),
  v.regex(/^[mzlhvcsqta\d\s.,-]+$/i, 'must be the path data of an SVG'),
)

const Settings = v.object({
  shop: v.strictObject({
    name: Line,
    site: HostName,
    company: Line,
    mailSender: v.strictObject({
      name: Line,
      address: v.pipe(v.string('must be text'), v.email('must be an e-mail address')),
    }),
    agreementUxId: v.pipe(v.string('must be text'), v.regex(/^[\w.-]+$/, 'must be letters, digits and dots')),
    consentCookie: v.pipe(v.string('must be text'), v.regex(/^[\w-]+$/, 'must be the name of a cookie')),
    counterCodePrefix: v.pipe(
      v.string('must be text'),
      v.regex(/^[A-Z]{2,4}$/, 'must be two to four letters'),
    ),
    returnsDesk: v.strictObject({ en: Line, pl: Line }),
  }),
  seller: v.strictObject({
    lines: v.pipe(
      v.array(Line, 'must be a list'),
      v.minLength(1, 'must not be empty'),
      v.maxLength(6, 'must have six lines at most'),
    ),
    taxNumbers: v.record(v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'must be two letters of a country')), Line),
  }),
  mark: v.strictObject({
    ground: Colour,
    shapes: v.array(v.strictObject({ path: Path, fill: Colour }), 'must be a list'),
  }),
  colours: v.record(
    v.string(),
    v.union([v.strictTuple([Colour, Colour]), Colour], 'must be a colour, or one for light and one for dark'),
  ),
})

/** A setting of `shop.config.ts` that is wrong, in a line that names it. */
export class ShopSettingsError extends Error {
  override readonly name = 'ShopSettingsError'
}

/**
 * Checks what `shop.config.ts` says, so that a slip stops the build or the start and is not found by a shopper.
 * @throws {ShopSettingsError} for the first setting that is wrong.
 */
export const checkShopSettings = (settings: unknown = config): void => {
  const parsed = v.safeParse(Settings, settings)
  if (parsed.success) return
  const [issue] = parsed.issues
  throw new ShopSettingsError(`shop.config.ts: ${v.getDotPath(issue) ?? 'the file'} ${issue.message}.`)
}
