declare module 'openapi-fuzzer-core' {
  type Fuzzed = {
    readonly name: string
    readonly request: {
      readonly method: string
      readonly path: string
      readonly pathParams?: Readonly<Record<string, unknown>>
      readonly queryParams?: Readonly<Record<string, unknown>>
      readonly body?: unknown
    }
  }
  /** Odd requests to all paths of a document of OpenAPI 2. */
  const fuzz: { readonly swagger: (document: object) => readonly Fuzzed[] }
  export default fuzz
}
