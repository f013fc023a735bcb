/** What of a snapshot says what is shown: its states' tags. */
type Tagged<Tag extends string> = { readonly hasTag: (tag: Tag) => boolean }

/** A selector of the view that a chart's tags name: the first of `views` that is there, else `none`. */
export const viewOf =
  <const View extends string, const None extends string | null>(views: readonly View[], none: None) =>
  (snapshot: Tagged<View>): View | None =>
    views.find((view) => snapshot.hasTag(view)) ?? none
