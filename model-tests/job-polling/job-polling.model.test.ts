import { describeModel } from '../lib/describe-model.ts'
import { jobPollingModel } from './job-polling.model.ts'

describeModel(jobPollingModel)
