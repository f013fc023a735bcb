import { interactionPolicy } from './provider.ts'

/** When the issuer asks for a sign-in: as oidc-provider has it, and where the browser's account is gone, since it would go on without one and fail. */
export const signInPolicy = (): InstanceType<typeof interactionPolicy.Prompt>[] => {
  const policy = interactionPolicy.base()
  const isGone = new interactionPolicy.Check(
    'account_gone',
    'End-User authentication is required',
    'login_required',
    ({ oidc }) => oidc.session?.accountId !== undefined && oidc.account === undefined,
  )
  policy.get('login')?.checks.add(isGone)
  return policy
}
