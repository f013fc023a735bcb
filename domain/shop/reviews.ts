/** Reviews can be written only with `enableWriteReview=true` in the query, its flag on and a member signed in (OD-10). */
export const canWriteReview = (input: {
  /** The query parameter as text or as the router parsed it. */
  readonly enableWriteReview: unknown
  readonly flag: boolean
  readonly isMember: boolean
}): boolean =>
  input.flag && input.isMember && (input.enableWriteReview === true || input.enableWriteReview === 'true')
