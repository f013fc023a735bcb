import { switchReturnMethod } from '../../services/returns/switch-return-method.ts'
import { type ChangeDeps, createAttempt } from '../attempt/attempt.actors.ts'
import { methodSwitchMachine } from './method-switch.machine.ts'

/** The switch of a return's method with its calls. */
export const createMethodSwitchMachine = (deps: ChangeDeps) =>
  methodSwitchMachine.provide({
    actors: { attempt: createAttempt({ ...deps, change: switchReturnMethod }) },
  })
