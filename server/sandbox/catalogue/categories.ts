import type { SampleText } from '../sample-text.types.ts'

/** `inBritain` where British shops call it otherwise. */
const name = (en: string, pl: string, ar: string, inBritain?: string): SampleText => ({
  en,
  pl,
  ar,
  ...(inBritain !== undefined && { 'en-GB': inBritain }),
})

/** Categories as they stand beneath a product's name. */
export const categories = {
  menRoad: name(
    "Men's road running shoes",
    'Męskie buty do biegania po asfalcie',
    'حذاء جري على الطرق للرجال',
  ),
  womenRoad: name(
    "Women's road running shoes",
    'Damskie buty do biegania po asfalcie',
    'حذاء جري على الطرق للنساء',
  ),
  race: name('Road racing shoes', 'Buty startowe', 'حذاء سباقات'),
  menTrail: name(
    "Men's trail running shoes",
    'Męskie buty do biegania w terenie',
    'حذاء جري للطرق الوعرة للرجال',
  ),
  womenTrail: name(
    "Women's trail running shoes",
    'Damskie buty do biegania w terenie',
    'حذاء جري للطرق الوعرة للنساء',
  ),
  basketballShoes: name('Basketball shoes', 'Buty do koszykówki', 'حذاء كرة سلة'),
  lifestyleShoes: name('Lifestyle shoes', 'Buty na co dzień', 'حذاء يومي'),
  boots: name(
    'Firm-ground soccer cleats',
    'Buty piłkarskie na twardą murawę',
    'حذاء كرة قدم للأرض الصلبة',
    'Firm-ground football boots',
  ),
  slides: name('Slides', 'Klapki', 'شبشب'),
  sandals: name('Hiking sandals', 'Sandały turystyczne', 'صندل للمشي الطويل'),
  menTops: name("Men's training top", 'Męska koszulka treningowa', 'قميص تدريب للرجال'),
  womenTops: name("Women's training top", 'Damska koszulka treningowa', 'قميص تدريب للنساء'),
  runningTops: name('Running top', 'Koszulka do biegania', 'قميص جري'),
  menHoodies: name("Men's hoodie", 'Męska bluza z kapturem', 'هودي للرجال'),
  womenHoodies: name("Women's hoodie", 'Damska bluza z kapturem', 'هودي للنساء'),
  sweatshirts: name('Sweatshirt', 'Bluza', 'سويت شيرت'),
  menJackets: name("Men's running jacket", 'Męska kurtka do biegania', 'جاكيت جري للرجال'),
  womenJackets: name("Women's running jacket", 'Damska kurtka do biegania', 'جاكيت جري للنساء'),
  trackJackets: name('Track jacket', 'Bluza dresowa', 'جاكيت رياضي'),
  rainwear: name('Rain jacket', 'Kurtka przeciwdeszczowa', 'جاكيت مطر'),
  gilets: name('Insulated vest', 'Ocieplany bezrękawnik', 'صديري دافئ', 'Insulated gilet'),
  menShorts: name("Men's running shorts", 'Męskie spodenki do biegania', 'شورت جري للرجال'),
  womenShorts: name("Women's running shorts", 'Damskie spodenki do biegania', 'شورت جري للنساء'),
  menPants: name("Men's joggers", 'Męskie spodnie dresowe', 'بنطال رياضي للرجال'),
  womenPants: name("Women's joggers", 'Damskie spodnie dresowe', 'بنطال رياضي للنساء'),
  leggings: name("Women's training leggings", 'Damskie legginsy treningowe', 'ليغنغ تدريب للنساء'),
  bras: name('Sports bra', 'Biustonosz sportowy', 'حمالة صدر رياضية'),
  tennisWear: name("Women's tennis clothing", 'Damska odzież tenisowa', 'ملابس تنس للنساء'),
  swim: name("Women's swimwear", 'Pływanie – kobiety', 'سباحة للنساء'),
  kids: name("Kids' set", 'Komplet dziecięcy', 'طقم أطفال'),
  socks: name('Running socks', 'Skarpety do biegania', 'جوارب جري'),
  headwear: name('Headwear', 'Nakrycia głowy', 'أغطية رأس'),
  runningAccessories: name('Running accessories', 'Akcesoria do biegania', 'إكسسوارات جري'),
  bags: name('Bags', 'Torby', 'حقائب'),
  backpacks: name('Backpacks', 'Plecaki', 'حقائب ظهر'),
  hydration: name('Training accessories', 'Akcesoria treningowe', 'إكسسوارات تدريب'),
  basketballs: name('Basketball, size 7', 'Piłka do koszykówki, rozmiar 7', 'كرة سلة، مقاس 7'),
  footballs: name('Soccer ball, size 5', 'Piłka nożna, rozmiar 5', 'كرة قدم، مقاس 5', 'Football, size 5'),
  rackets: name('Tennis rackets', 'Rakiety tenisowe', 'مضارب تنس'),
  yoga: name('Yoga', 'Joga', 'يوغا'),
  strength: name('Strength training', 'Trening siłowy', 'تدريب القوة'),
} as const

export type CategoryId = keyof typeof categories
