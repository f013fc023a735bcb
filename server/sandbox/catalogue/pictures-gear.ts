import { msg } from '#texts'
import { picture } from './picture.types.ts'

export const gearPictures = {
  backpack: picture(msg`Backpack`, ['', 'black'], ['olive', 'olive'], ['brick', 'brick']),
  ball: picture(msg`Basketball`, ['', 'amber'], ['duo', 'duo'], ['night', 'night']),
  beanie: picture(msg`Ribbed beanie`, ['', 'oat'], ['pine', 'pine'], ['flame', 'flame']),
  belt: picture(
    msg`Running belt`,
    ['', 'blackVolt'],
    ['cobalt', 'cobalt'],
    ['flame', 'flame'],
    ['ash', 'ash'],
  ),
  bottle: picture(msg`Squeeze bottle`, ['', 'frost'], ['ink', 'black'], ['coral', 'coral']),
  calfsleeve: picture(
    msg`Pair of calf sleeves`,
    ['', 'blackVolt'],
    ['chalk', 'chalk'],
    ['cobalt', 'cobalt'],
    ['plum', 'plum'],
  ),
  cap: picture(msg`Running cap`, ['', 'chalk'], ['ink', 'black'], ['cobalt', 'cobalt'], ['moss', 'moss']),
  duffel: picture(msg`Duffel bag`, ['', 'black'], ['cobalt', 'cobalt'], ['olive', 'olive'], ['rose', 'rose']),
  football: picture(
    msg`Soccer ball`,
    ['', 'white'],
    ['citrus', 'citrus'],
    ['coral', 'coral'],
    ['night', 'blackVolt'],
  ),
  gloves: picture(
    msg`Pair of running gloves`,
    ['', 'black'],
    ['flame', 'flame'],
    ['frost', 'frost'],
    ['pine', 'pine'],
  ),
  headband: picture(msg`Headband`, ['', 'coral'], ['ink', 'black'], ['sky', 'sky'], ['chalk', 'chalk']),
  kettlebell: picture(
    msg`Kettlebell`,
    ['', 'blackGold'],
    ['teal', 'teal'],
    ['coral', 'coral'],
    ['plum', 'amethyst'],
  ),
  mat: picture(msg`Rolled yoga mat`, ['', 'plum'], ['sea', 'sea'], ['ash', 'ash'], ['clay', 'clay']),
  racket: picture(
    msg`Tennis racket`,
    ['', 'blackVolt'],
    ['cobalt', 'cobalt'],
    ['ruby', 'ruby'],
    ['frost', 'frost'],
  ),
  rope: picture(msg`Speed rope`, ['', 'black'], ['volt', 'volt'], ['cobalt', 'cobalt']),
  towel: picture(msg`Folded towel`, ['', 'chalk'], ['sea', 'sea'], ['rose', 'rose'], ['ink', 'black']),
  visor: picture(msg`Sun visor`, ['', 'chalk'], ['ink', 'black'], ['jade', 'jade'], ['sand', 'sand']),
}
