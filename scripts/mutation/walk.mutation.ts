import type { AnyFlowModel } from '../../model-tests/lib/flow-model.ts'
import { describeModel } from '../../model-tests/lib/walk/describe-model.ts'
import { mutationEnv } from './mutation-env.ts'

/** The walks of `model-tests/models.test.ts`, of the flows that an area's charts belong to; the others are not even loaded. */
for (const flow of mutationEnv().flows) {
  const exported: Readonly<Record<string, AnyFlowModel>> = await import(
    `../../model-tests/${flow}/${flow}.model.ts`
  )
  for (const model of Object.values(exported)) if (model.flow === flow) describeModel(model)
}
