import { describeModel } from '../lib/describe-model.ts'
import { cancellationModel } from './cancellation.model.ts'

describeModel(cancellationModel)
