import { createActor } from 'xstate'
import type { SimilarRequest } from '../../../domain/shop/shop-similar.ts'
import { createShopSimilarMachine } from '../../../machines/shop-similar/shop-similar.actors.ts'
import type { App } from '../../components/app/app-context.ts'
import { Suggestions } from './suggestions.tsx'

type Looked = {
  readonly request: SimilarRequest
  /** The visitor's arm of the experiment, where they take part. */
  readonly arm: string | undefined
}

/** Pages that have reported their experiment: once for each, whatever number of lines is looked at (SE-07). */
const reported = new WeakSet<App>()

/** Opens the suggestions of one line, as pressed (BA-03). */
export const startShopSimilar = (app: App, { request, arm }: Looked) => {
  const { marketplace: country, language } = app.place
  const actor = createActor(createShopSimilarMachine({ http: app.http }), {
    input: { request, country, language },
  })
  actor.on('error.reported', ({ code, devMessage }) => app.reportError(code, devMessage))
  if (arm !== undefined && !reported.has(app)) {
    reported.add(app)
    app.track('experiment started', { experiment: 'shopSimilar', arm })
  }
  actor.start()
  actor.send({ type: 'similar.open' })
  return { actor, Suggestions, stop: () => void actor.stop() }
}
