import { describeModel } from '../lib/describe-model.ts'
import { trackingModel } from './tracking.model.ts'

describeModel(trackingModel, '[BA-04]')
