import type { EmailInput, ReturnSubmissionContext, TriggerInput } from './return-submission.types.ts'

type Context = ReturnSubmissionContext

const createdNumber = ({ outcome }: Pick<Context, 'outcome'>): string => {
  if (outcome?.kind !== 'done') throw new Error('no return was created')
  return outcome.value.returnOrderNumber
}

export const triggerOf = ({ target, trigger }: Context): TriggerInput => ({
  target: { orderNumber: target.orderNumber },
  request: trigger,
  pendingKey: null,
})

export const emailOf = ({ outcome, email }: Context): EmailInput => {
  const returnOrderNumber = createdNumber({ outcome })
  return {
    target: { returnOrderNumber },
    request: email && { ...email, returnNumber: returnOrderNumber },
    pendingKey: null,
  }
}
