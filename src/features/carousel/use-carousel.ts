import { useSelector } from '@xstate/react'
import type { FocusEvent, PointerEvent } from 'react'
import { createCarouselMachine } from '../../../machines/carousel/carousel.actors.ts'
import {
  isTurning,
  selectBannerIndex,
  selectRotationButton,
} from '../../../machines/carousel/carousel.selectors.ts'
import { stateName } from '../../components/app/state-name.ts'
import { useFlow } from '../../components/app/use-flow.ts'
import { useMachine } from '../../components/app/use-machine.ts'

/**
 * The chart of anything that turns: what its section, its controls and its slides need. Pointer and focus hold it until
 * both have left.
 */
export const useCarousel = (count: number) => {
  const actor = useFlow(useMachine(createCarouselMachine), { input: { count } })
  const current = useSelector(actor, selectBannerIndex)
  const hold = () => actor.send({ type: 'carousel.hold' })
  const release = () => actor.send({ type: 'carousel.release' })
  return {
    current,
    /** Attributes of the section around controls and slides. */
    section: {
      'data-flow': 'carousel',
      'data-state': useSelector(actor, (snapshot) => stateName(snapshot.value)),
      onPointerEnter: hold,
      onPointerLeave: (event: PointerEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(document.activeElement)) release()
      },
      onFocus: hold,
      onBlur: (event: FocusEvent<HTMLElement>) => {
        const section = event.currentTarget
        if (!section.contains(event.relatedTarget) && !section.matches(':hover')) release()
      },
    },
    /** Slides are read out only while they do not move by themselves. */
    live: useSelector(actor, isTurning) ? ('off' as const) : ('polite' as const),
    controls: {
      count,
      current,
      button: useSelector(actor, selectRotationButton),
      onPick: (index: number) => actor.send({ type: 'banner.select', index }),
      onPause: () => actor.send({ type: 'carousel.pause' }),
      onResume: () => actor.send({ type: 'carousel.resume' }),
    },
  }
}
