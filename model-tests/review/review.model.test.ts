import { describeModel } from '../lib/describe-model.ts'
import { reviewModel } from './review.model.ts'

describeModel(reviewModel, '[OD-10]')
