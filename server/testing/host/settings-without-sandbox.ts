/** Environment of a host whose API is another's, which the test does not ask. */
export const withoutSandbox = {
  BATON_SANDBOX: '0',
  BATON_API_BASE: 'https://api.elsewhere.example/api',
} as const
