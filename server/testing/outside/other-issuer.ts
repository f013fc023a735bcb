import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { OidcProvider } from '../../identity/provider.ts'

export type OtherIssuer = {
  readonly issuer: string
  /** Whom the next sign-in is for. */
  readonly account: { id: string }
  readonly close: () => Promise<void>
}

export type OtherIssuerClient = {
  readonly id: string
  readonly secret: string
  readonly origin: string
  /** API base that access tokens are for; the origin's own unless given. */
  readonly resource?: string
}

/** An OpenID Connect issuer that is not ours: on an origin of its own, with its own end-session page. */
export const startOtherIssuer = async (client: OtherIssuerClient): Promise<OtherIssuer> => {
  const account = { id: 'elsewhere-1' }
  const server = createServer((request, response) => handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const resource = client.resource ?? `${client.origin}/api`
  const provider = new OidcProvider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${client.origin}/session/callback`],
        post_logout_redirect_uris: [`${client.origin}/session/signed-out`],
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    cookies: { keys: ['a key for cookies'] },
    claims: { openid: ['sub'], profile: ['given_name', 'family_name'], email: ['email'] },
    conformIdTokenClaims: false,
    issueRefreshToken: () => true,
    rotateRefreshToken: true,
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ sub: id, given_name: 'Ada' }) }),
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      resourceIndicators: {
        enabled: true,
        getResourceServerInfo: () => ({ scope: 'orders', audience: resource, accessTokenFormat: 'jwt' }),
        useGrantedResource: () => true,
      },
    },
    interactions: { url: (_ctx, interaction) => `/login/${interaction.uid}` },
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        clientId: client.id,
        accountId: ctx.oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid profile email offline_access')
      grant.addResourceScope(resource, 'orders')
      await grant.save()
      return grant
    },
  })
  const callback = provider.callback()
  const handle: RequestListener = (request, response) => {
    if (request.url?.startsWith('/login/')) {
      void provider.interactionFinished(request, response, { login: { accountId: account.id } })
    } else void callback(request, response)
  }
  return {
    issuer,
    account,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
