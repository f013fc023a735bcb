import { Picture } from '../../ui/marks/picture.tsx'
import css from './guest-lookup.module.css'

const pictures = [
  'trail.svg#rust',
  'jacket.svg#glacier',
  'ball.svg#duo',
  'leggings.svg#plum',
  'hightop.svg#pool',
  'tee.svg#sage',
]

/** What one may be looking for: fills wide screens beside the form and says nothing. */
export function PictureWall() {
  return (
    <div className={css.wall} aria-hidden="true">
      {pictures.map((picture) => (
        <Picture key={picture} src={`/products/${picture}`} alt="" missing="" />
      ))}
    </div>
  )
}
