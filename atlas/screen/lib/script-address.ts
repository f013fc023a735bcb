type Policy = { readonly createScriptURL: (address: string) => string }
type Factory = { readonly createPolicy: (name: string, rules: Policy) => Policy }

const ours = /^texts\/[A-Za-z\d-]+\.js$/

const checked: Policy = {
  createScriptURL: (address) => {
    if (!ours.test(address)) throw new TypeError(`Not a script of the atlas: ${address}`)
    return address
  },
}

const policy = (window as { readonly trustedTypes?: Factory }).trustedTypes?.createPolicy(
  'baton-atlas',
  checked,
)

/** The address of a script of texts, as a page under `require-trusted-types-for 'script'` takes it. */
export const scriptAddress = (address: string): string => (policy ?? checked).createScriptURL(address)
