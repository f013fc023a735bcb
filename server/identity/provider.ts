/**
 * oidc-provider, without its word of warning on import: it takes every Node release that is not long-term supported yet
 * for an unsupported one, and the project pins the release that its tests run on.
 */
const { warn } = console
console.warn = () => {}
const { default: OidcProvider, errors: oidcErrors, interactionPolicy } = await import('oidc-provider')
console.warn = warn

export { interactionPolicy, OidcProvider, oidcErrors }
