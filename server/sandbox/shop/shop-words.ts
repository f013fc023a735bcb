import type { SampleText } from '../sample-text.types.ts'

const text = (en: string, pl: string, ar: string): SampleText => ({ en, pl, ar })

/** Words around the pages of the sandbox's shop. */
export const words = {
  shop: text('Shop', 'Sklep', 'التسوق'),
  help: text('Help', 'Pomoc', 'المساعدة'),
  helpAsk: text('What can we help you with?', 'W czym możemy pomóc?', 'كيف يمكننا مساعدتك؟'),
  contact: text('Contact us', 'Kontakt', 'تواصل معنا'),
  stores: text('Find a store', 'Znajdź sklep', 'البحث عن متجر'),
  orders: text('Your orders', 'Twoje zamówienia', 'طلباتك'),
  sandbox: text(
    'This shop is a sandbox: nothing is sold here.',
    'Ten sklep to środowisko testowe: niczego tu nie sprzedajemy.',
    'هذا المتجر بيئة تجريبية: لا يُباع شيء هنا.',
  ),
  phone: text('Call us', 'Zadzwoń do nas', 'اتصل بنا'),
  mail: text('Write to us', 'Napisz do nas', 'راسلنا'),
  chat: text('Chat with us', 'Porozmawiaj na czacie', 'تحدّث معنا'),
  chatClosed: text(
    'Nobody answers the chat of a sandbox. Call or write to us instead.',
    'W środowisku testowym nikt nie odpowiada na czacie. Zadzwoń lub napisz do nas.',
    'لا أحد يردّ على الدردشة في البيئة التجريبية. اتصل بنا أو راسلنا.',
  ),
  noStores: text(
    'We have no stores in this country.',
    'Nie mamy sklepów w tym kraju.',
    'ليست لدينا متاجر في هذا البلد.',
  ),
  hours: text('Hours', 'Godziny otwarcia', 'ساعات العمل'),
  allStores: text('All stores', 'Wszystkie sklepy', 'كل المتاجر'),
  countries: text('Choose your country', 'Wybierz kraj', 'اختر بلدك'),
  terms: text('Terms of use', 'Warunki korzystania', 'شروط الاستخدام'),
  termsSay: text(
    'You may look around. Orders, people and prices here are made up, and nothing is sold or sent.',
    'Możesz się tu rozejrzeć. Zamówienia, osoby i ceny są zmyślone; niczego nie sprzedajemy ani nie wysyłamy.',
    'يمكنك التجول هنا. الطلبات والأشخاص والأسعار غير حقيقية، ولا يُباع شيء أو يُرسل.',
  ),
  privacy: text('Privacy policy', 'Polityka prywatności', 'سياسة الخصوصية'),
  privacySays: text(
    'What you type stays on the computer that runs this sandbox. A reset of the sandbox deletes it.',
    'To, co wpiszesz, zostaje na komputerze, na którym działa to środowisko testowe. Jego wyczyszczenie wszystko usuwa.',
    'يبقى ما تكتبه على الحاسوب الذي يشغّل هذه البيئة التجريبية، ويُحذف عند إعادة ضبطها.',
  ),
  otherOrder: text(
    'This order lives on a site of its own, which the sandbox plays here.',
    'To zamówienie jest na osobnej stronie, którą odgrywa tu środowisko testowe.',
    'هذا الطلب على موقع مستقل تمثّله البيئة التجريبية هنا.',
  ),
  notFound: text('We can’t find this page', 'Nie znaleźliśmy tej strony', 'لم نجد هذه الصفحة'),
  notFoundSays: text(
    'The shop has no page at this address.',
    'Sklep nie ma strony pod tym adresem.',
    'لا توجد صفحة في المتجر بهذا العنوان.',
  ),
} as const

/** Sections of the shop, the first five of which stand in every header. */
export const sections: Readonly<Record<string, SampleText>> = {
  new: text('New', 'Nowości', 'جديد'),
  women: text('Women', 'Kobiety', 'نساء'),
  men: text('Men', 'Mężczyźni', 'رجال'),
  kids: text('Kids', 'Dzieci', 'أطفال'),
  sports: text('Sports', 'Sport', 'رياضات'),
  search: text('Search', 'Wyszukiwanie', 'البحث'),
  'trail-running': text('Trail running', 'Bieganie w terenie', 'الجري في الطبيعة'),
  'winter-running': text('Winter running', 'Bieganie zimą', 'الجري شتاءً'),
  tennis: text('Tennis', 'Tenis', 'التنس'),
  'staff/wear-test': text('Wear test', 'Testy produktów', 'تجربة المنتجات'),
  'staff/store': text('Staff store', 'Sklep dla pracowników', 'متجر الموظفين'),
}

/** Pages that the shop keeps for a member, with what stands on them here. */
export const ownPages: Readonly<Record<string, readonly [title: SampleText, says: SampleText]>> = {
  'member/profile': [
    text('Profile', 'Profil', 'الملف الشخصي'),
    text(
      'Your name and email address are those that you signed in with. The sandbox keeps no other profile.',
      'Imię i adres e-mail są takie jak przy logowaniu. Środowisko testowe nie ma innego profilu.',
      'اسمك وبريدك الإلكتروني هما ما سجّلت الدخول به. لا تحفظ البيئة التجريبية ملفًا آخر.',
    ),
  ],
  'member/favorites': [
    text('Favorites', 'Ulubione', 'المفضلة'),
    text(
      'Nothing here yet. Favorites belong to the shop, and the sandbox does not keep them.',
      'Jeszcze nic tu nie ma. Ulubione należą do sklepu, a środowisko testowe ich nie zapisuje.',
      'لا شيء هنا بعد. المفضلة من شأن المتجر، والبيئة التجريبية لا تحفظها.',
    ),
  ],
  'member/settings': [
    text('Settings', 'Ustawienia', 'الإعدادات'),
    text(
      'You choose country and language at the foot of every page of your orders.',
      'Kraj i język wybierzesz na dole każdej strony z zamówieniami.',
      'يمكنك اختيار البلد واللغة أسفل كل صفحة من صفحات طلباتك.',
    ),
  ],
  cart: [
    text('Bag', 'Torba', 'الحقيبة'),
    text(
      'The sandbox counts what you put in the bag, and sells nothing.',
      'Środowisko testowe liczy produkty w torbie, ale niczego nie sprzedaje.',
      'تعدّ البيئة التجريبية ما تضعه في الحقيبة ولا تبيع شيئًا.',
    ),
  ],
  checkout: [
    text('Checkout', 'Kasa', 'إتمام الشراء'),
    text(
      'Here the shop would take your order. The sandbox places orders from its start page instead.',
      'Tu sklep przyjąłby zamówienie. W środowisku testowym zamówienia składa się na jego stronie startowej.',
      'هنا يستقبل المتجر طلبك. أما البيئة التجريبية فتُنشئ الطلبات من صفحتها الأولى.',
    ),
  ],
}
