import { type LargeDrawing, largeDrawingAddress } from '../../../domain/pictures/drawings.ts'
import { pictureSources } from '../../../domain/pictures/picture-sources.ts'
import { Picture } from '../../ui/marks/picture.tsx'
import css from './picture-wall.module.css'

/** The first stands twice as wide as the others. */
const pictures: readonly LargeDrawing[] = [
  'trail-rust',
  'jacket-glacier',
  'ball-duo',
  'leggings-plum',
  'hightop-pool',
  'tee-sage',
]

/** What one may be looking for: fills wide screens beside a few words or a form, and says nothing. */
export function PictureWall() {
  return (
    <div className={css.wall} aria-hidden="true">
      {pictures.map((picture, index) => (
        <Picture
          key={picture}
          {...pictureSources(largeDrawingAddress(picture, import.meta.env.BASE_URL))}
          sizes={index === 0 ? 'min(45rem, 42vw)' : 'min(22rem, 21vw)'}
          alt=""
          missing=""
        />
      ))}
    </div>
  )
}
