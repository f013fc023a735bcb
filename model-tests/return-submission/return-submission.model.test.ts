import { describeModel } from '../lib/describe-model.ts'
import { returnSubmissionModel } from './return-submission.model.ts'

describeModel(returnSubmissionModel)
