import { describeModel } from '../lib/describe-model.ts'
import { sessionModel } from './session.model.ts'

describeModel(sessionModel)
