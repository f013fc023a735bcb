/** The atlas was built without a run of the tests. */
export function NoResults() {
  return (
    <p>
      No tests have run yet: <code>npm test</code> writes what they took, and <code>npm run atlas</code> shows
      it.
    </p>
  )
}
