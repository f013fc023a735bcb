import { describeModel } from '../lib/describe-model.ts'
import { loginPromptModel } from './login-prompt.model.ts'

describeModel(loginPromptModel)
