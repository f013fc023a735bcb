import { describeModel } from '../lib/describe-model.ts'
import { attemptModel } from './attempt.model.ts'

describeModel(attemptModel)
