type Watch = { readonly unsubscribe: () => void }

/** Cleanup of an effect that listens to the facts of an actor. */
export const endWatches =
  (...watches: readonly Watch[]) =>
  (): void => {
    for (const watch of watches) watch.unsubscribe()
  }
