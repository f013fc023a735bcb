import { describeModel } from '../lib/describe-model.ts'
import { walletRedirectModel } from './wallet-redirect.model.ts'

describeModel(walletRedirectModel)
