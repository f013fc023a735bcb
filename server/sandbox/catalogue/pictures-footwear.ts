import { msg } from '#texts'
import { picture } from './picture.types.ts'

export const footwearPictures = {
  boot: picture(
    msg`Soccer cleat`,
    ['', 'volt'],
    ['ruby', 'ruby'],
    ['chalk', 'chalkCobalt'],
    ['ink', 'blackGold'],
  ),
  hightop: picture(
    msg`High-top basketball shoe`,
    ['', 'bone'],
    ['ink', 'black'],
    ['pool', 'pool'],
    ['royal', 'royal'],
  ),
  runner: picture(msg`Running shoe`, ['', 'cobalt'], ['ink', 'black'], ['coral', 'coral'], ['mist', 'mist']),
  sandal: picture(msg`Sandal`, ['', 'earth'], ['moss', 'moss'], ['coral', 'coral'], ['slate', 'slate']),
  slide: picture(msg`Slide`, ['', 'black'], ['sand', 'sand'], ['cobalt', 'cobalt']),
  socks: picture(msg`Pair of crew socks`, ['', 'chalkCobalt'], ['ink', 'black'], ['citrus', 'citrus']),
  trail: picture(msg`Trail running shoe`, ['', 'moss'], ['rust', 'rust'], ['slate', 'slate']),
}
