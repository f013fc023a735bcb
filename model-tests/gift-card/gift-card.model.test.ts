import { describeModel } from '../lib/describe-model.ts'
import { giftCardModel } from './gift-card.model.ts'

describeModel(giftCardModel)
