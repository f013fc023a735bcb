import { describeModel } from '../lib/describe-model.ts'
import { carouselModel } from './carousel.model.ts'

describeModel(carouselModel)
