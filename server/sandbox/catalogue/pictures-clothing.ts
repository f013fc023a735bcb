import { msg } from '#texts'
import { picture } from './picture.types.ts'

export const clothingPictures = {
  anorak: picture(
    msg`Rain anorak`,
    ['', 'amber'],
    ['lagoon', 'lagoon'],
    ['stone', 'stone'],
    ['violet', 'violet'],
  ),
  bra: picture(msg`Sports bra`, ['', 'black'], ['coral', 'coral'], ['sage', 'sage']),
  crew: picture(
    msg`Crew-neck sweatshirt`,
    ['', 'heather'],
    ['moss', 'moss'],
    ['rose', 'rose'],
    ['navy', 'navy'],
    ['ink', 'black'],
  ),
  dress: picture(msg`Court dress`, ['', 'chalk'], ['ink', 'black'], ['lilac', 'lilac'], ['sun', 'sun']),
  gilet: picture(msg`Padded vest`, ['', 'black'], ['clay', 'clay'], ['ice', 'frost'], ['fern', 'fern']),
  hoodie: picture(msg`Fleece hoodie`, ['', 'oat'], ['ink', 'black'], ['pine', 'pine'], ['sky', 'sky']),
  jacket: picture(msg`Zipped wind jacket`, ['', 'flame'], ['ink', 'black'], ['glacier', 'glacier']),
  kids: picture(msg`Children’s tee and shorts`, ['', 'sun'], ['pool', 'pool'], ['berry', 'berry']),
  leggings: picture(msg`High-rise leggings`, ['', 'black'], ['plum', 'plum'], ['fern', 'fern']),
  longsleeve: picture(
    msg`Long-sleeve top`,
    ['', 'chalkCobalt'],
    ['ink', 'black'],
    ['teal', 'teal'],
    ['plum', 'plum'],
  ),
  pants: picture(msg`Track pants`, ['', 'black'], ['navy', 'navy'], ['stone', 'stone']),
  shorts: picture(msg`Running shorts`, ['', 'black'], ['sea', 'sea'], ['ash', 'ash']),
  skort: picture(msg`Pleated skort`, ['', 'black'], ['chalk', 'chalk'], ['jade', 'jade'], ['blush', 'blush']),
  swimsuit: picture(msg`Swimsuit`, ['', 'navy'], ['sea', 'sea'], ['ink', 'black'], ['ruby', 'ruby']),
  tank: picture(msg`Running singlet`, ['', 'citrus'], ['ink', 'black'], ['aqua', 'aqua'], ['chalk', 'chalk']),
  tee: picture(msg`Training tee`, ['', 'chalk'], ['ink', 'black'], ['clay', 'clay'], ['sage', 'sage']),
  trackjacket: picture(
    msg`Track jacket`,
    ['', 'pine'],
    ['cobalt', 'cobalt'],
    ['wine', 'wine'],
    ['ink', 'black'],
  ),
}
