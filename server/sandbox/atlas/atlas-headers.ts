/**
 * What the atlas may do: its own scripts and styles, frames of its own screens, nothing from a network. It makes pictures of its
 * drawings, and loads texts by one named policy.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "frame-src 'self'",
  "frame-ancestors 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types baton-atlas',
].join('; ')

/** In place of those of pages, which nobody may frame. */
export const atlasHeaders = {
  'Content-Security-Policy': contentSecurityPolicy,
  'X-Frame-Options': 'SAMEORIGIN',
} as const
