import type { SampleText } from '../sample-text.types.ts'

/** What an article says of the country it is read in: spans of time, in its language. */
export type HelpFacts = {
  readonly cancelWithin: string
  readonly returnWithin: string
  readonly refundWithin: string
}

export type HelpArticle = {
  /** End of its address (`HelpSlugs` of the countries). */
  readonly slug: string
  readonly title: SampleText
  /** Paragraphs; `{cancelWithin}` and the like are filled in. */
  readonly says: readonly SampleText[]
  /** A page of the orders that the article leads to. */
  readonly leadsTo?: { readonly path: string; readonly words: SampleText }
}

const text = (en: string, pl: string, ar: string): SampleText => ({ en, pl, ar })

const toOrders = { path: 'orders', words: text('Your orders', 'Twoje zamówienia', 'طلباتك') }
const toLookup = { path: 'orders/details', words: text('Find an order', 'Znajdź zamówienie', 'البحث عن طلب') }

/** Help of the sandbox's shop, as shoppers look for it. */
export const helpArticles: readonly HelpArticle[] = [
  {
    slug: 'cancel-order',
    title: text('Cancel an order', 'Anulowanie zamówienia', 'إلغاء طلب'),
    says: [
      text(
        'You can cancel within {cancelWithin} of placing your order. Open the order and choose “Cancel order”.',
        'Zamówienie możesz anulować w ciągu {cancelWithin} od jego złożenia. Otwórz zamówienie i wybierz „Anuluj zamówienie”.',
        'يمكنك إلغاء طلبك خلال {cancelWithin} من تقديمه. افتح الطلب واختر «إلغاء الطلب».',
      ),
      text(
        'After that, we’re already packing it. Wait until it arrives, then return what you don’t want.',
        'Później już je pakujemy. Poczekaj na dostawę, a potem zwróć to, czego nie chcesz.',
        'بعد ذلك نكون قد بدأنا تجهيزه. انتظر حتى يصل ثم أعد ما لا تريده.',
      ),
      text(
        'We refund you the way you paid.',
        'Pieniądze zwracamy tą samą metodą, którą zapłacono.',
        'نعيد المبلغ بوسيلة الدفع نفسها التي استخدمتها.',
      ),
    ],
    leadsTo: toOrders,
  },
  {
    slug: 'shipping-and-delivery',
    title: text('Delivery', 'Dostawa', 'التوصيل'),
    says: [
      text(
        'Every parcel shows the day it should arrive. Open your order to see it.',
        'Przy każdej paczce podajemy dzień, w którym powinna dotrzeć. Znajdziesz go w zamówieniu.',
        'يظهر مع كل طرد اليوم المتوقع لوصوله. افتح طلبك لتراه.',
      ),
      text(
        'Once a parcel has left, “Track shipment” shows where it is.',
        'Gdy paczka wyruszy, „Śledź przesyłkę” pokaże, gdzie jest.',
        'بعد مغادرة الطرد يمكنك معرفة مكانه عبر «تتبّع الشحنة».',
      ),
      text(
        'Nothing there by the day shown? Contact us, and we’ll look for it.',
        'Paczka nie dotarła w podanym dniu? Skontaktuj się z nami, a jej poszukamy.',
        'لم يصل الطرد في اليوم المحدد؟ تواصل معنا وسنبحث عنه.',
      ),
    ],
    leadsTo: toOrders,
  },
  {
    slug: 'returns-policy',
    title: text('Returns', 'Zwroty', 'الإرجاع'),
    says: [
      text(
        'You have {returnWithin} from the day of your order to return items.',
        'Na zwrot masz {returnWithin} od dnia złożenia zamówienia.',
        'لديك {returnWithin} من تاريخ الطلب لإرجاع المنتجات.',
      ),
      text(
        'Open the order, choose “Return items”, tell us why, and pick how to send them back.',
        'Otwórz zamówienie, wybierz „Zwróć produkty”, podaj powód i sposób odesłania.',
        'افتح الطلب واختر «إرجاع منتجات» ثم اذكر السبب وطريقة إعادتها.',
      ),
      text(
        'Send items back unworn and with their tags.',
        'Odsyłane produkty powinny być nienoszone i mieć metki.',
        'أعد المنتجات غير مستعملة وببطاقاتها.',
      ),
    ],
    leadsTo: toOrders,
  },
  {
    slug: 'refund-policy',
    title: text('Refunds', 'Zwrot pieniędzy', 'استرداد المبلغ'),
    says: [
      text(
        'We refund you once we have checked what you sent back. Allow up to {refundWithin}.',
        'Pieniądze zwracamy po sprawdzeniu odesłanych produktów. Może to potrwać do {refundWithin}.',
        'نعيد المبلغ بعد فحص ما أعدته. قد يستغرق ذلك حتى {refundWithin}.',
      ),
      text(
        'Your money goes back the way you paid.',
        'Pieniądze wracają tą samą metodą, którą zapłacono.',
        'يعود المبلغ إلى وسيلة الدفع التي استخدمتها.',
      ),
    ],
    leadsTo: toOrders,
  },
  {
    slug: 'store-return',
    title: text('Return in a store', 'Zwrot w sklepie', 'الإرجاع في المتجر'),
    says: [
      text(
        'Start the return from your order and choose a store. You get a code.',
        'Rozpocznij zwrot w zamówieniu i wybierz sklep. Dostaniesz kod.',
        'ابدأ الإرجاع من طلبك واختر متجرًا. ستحصل على رمز.',
      ),
      text(
        'Show the code in the store. You need no box and no label.',
        'Pokaż kod w sklepie. Nie potrzebujesz pudełka ani etykiety.',
        'أظهر الرمز في المتجر. لا تحتاج إلى صندوق ولا ملصق.',
      ),
    ],
    leadsTo: toOrders,
  },
  {
    slug: 'store-pickup',
    title: text('Pick up in a store', 'Odbiór w sklepie', 'الاستلام من المتجر'),
    says: [
      text(
        'Pickup orders are usually ready within two hours. Your order shows the store and its hours.',
        'Zamówienia są zwykle gotowe do odbioru w ciągu dwóch godzin. W zamówieniu znajdziesz sklep i godziny otwarcia.',
        'تكون طلبات الاستلام جاهزة عادةً خلال ساعتين. يعرض طلبك المتجر وساعات عمله.',
      ),
      text(
        'Bring the barcode of your order, on paper or on your phone.',
        'Weź ze sobą kod kreskowy zamówienia, wydrukowany albo w telefonie.',
        'أحضر الرمز الشريطي لطلبك مطبوعًا أو على هاتفك.',
      ),
      text(
        'With curbside pickup, open the link we sent you when you arrive and describe your car. We bring your order out.',
        'Przy odbiorze pod sklepem otwórz po przyjeździe link od nas i opisz samochód. Wyniesiemy zamówienie.',
        'عند الاستلام أمام المتجر، افتح الرابط الذي أرسلناه حين تصل وصف سيارتك، وسنحضر طلبك إليك.',
      ),
    ],
    leadsTo: toOrders,
  },
  {
    slug: 'gift-cards',
    title: text('Gift cards', 'Karty podarunkowe', 'بطاقات الهدايا'),
    says: [
      text(
        'A gift card has a number of 19 digits and a PIN of 6. Use it in our stores or at checkout.',
        'Karta podarunkowa ma 19-cyfrowy numer i 6-cyfrowy PIN. Zapłacisz nią w naszych sklepach i w internecie.',
        'لبطاقة الهدية رقم من 19 خانة ورقم تعريف من 6 خانات. استخدمها في متاجرنا أو عند الدفع.',
      ),
      text(
        'A card is good in the country it was bought for.',
        'Karta działa w kraju, dla którego ją kupiono.',
        'تصلح البطاقة في البلد الذي اشتُريت له.',
      ),
    ],
    leadsTo: {
      path: 'orders/gift-card-lookup',
      words: text('Check a balance', 'Sprawdź saldo', 'التحقق من الرصيد'),
    },
  },
  {
    slug: 'payment-options',
    title: text('Payment', 'Płatność', 'الدفع'),
    says: [
      text(
        'Your order shows how you paid, and the total with shipping and taxes.',
        'W zamówieniu znajdziesz sposób płatności i kwotę z dostawą i podatkami.',
        'يعرض طلبك وسيلة الدفع والإجمالي مع الشحن والضرائب.',
      ),
      text(
        'Is a payment still due? Open the order and finish paying there.',
        'Zamówienie nie jest jeszcze opłacone? Otwórz je i dokończ płatność.',
        'هل ما زال الدفع مستحقًا؟ افتح الطلب وأكمل الدفع هناك.',
      ),
    ],
    leadsTo: toOrders,
  },
  {
    slug: 'store-finder',
    title: text('Find a store', 'Znajdź sklep', 'البحث عن متجر'),
    says: [
      text(
        'Our stores in this country, each with its address and phone number.',
        'Nasze sklepy w tym kraju, z adresem i numerem telefonu.',
        'متاجرنا في هذا البلد، مع العنوان ورقم الهاتف لكل منها.',
      ),
    ],
  },
  {
    slug: 'sign-in',
    title: text('Sign in', 'Logowanie', 'تسجيل الدخول'),
    says: [
      text(
        'Sign in with your email address and password to see every order and return.',
        'Zaloguj się adresem e-mail i hasłem, aby zobaczyć wszystkie zamówienia i zwroty.',
        'سجّل الدخول ببريدك الإلكتروني وكلمة المرور لترى كل طلباتك ومرتجعاتك.',
      ),
      text(
        'No account? Find one order by its number and the email address you gave.',
        'Nie masz konta? Znajdź zamówienie po jego numerze i podanym adresie e-mail.',
        'ليس لديك حساب؟ ابحث عن طلب برقمه والبريد الإلكتروني الذي أدخلته.',
      ),
    ],
    leadsTo: toLookup,
  },
  {
    slug: 'e-invoice',
    title: text('E-invoices', 'E-faktury', 'الفواتير الإلكترونية'),
    says: [
      text(
        'Once your order has shipped, you can ask for an e-invoice here. Have your order number ready.',
        'Po wysłaniu zamówienia możesz tu poprosić o e-fakturę. Przygotuj numer zamówienia.',
        'بعد شحن طلبك يمكنك طلب فاتورة إلكترونية هنا. جهّز رقم الطلب.',
      ),
      text(
        'This shop is a sandbox, so no invoice is written.',
        'Ten sklep to środowisko testowe, więc faktury nie wystawiamy.',
        'هذا المتجر بيئة تجريبية، لذلك لا تُصدر فاتورة.',
      ),
    ],
    leadsTo: toOrders,
  },
  {
    slug: 'contact-us',
    title: text('Contact us', 'Kontakt', 'تواصل معنا'),
    says: [
      text(
        'Have your order number ready: it’s at the top of your order and of our emails about it.',
        'Przygotuj numer zamówienia: znajdziesz go na górze zamówienia i wiadomości o nim.',
        'جهّز رقم طلبك: تجده أعلى الطلب وفي الرسائل المتعلقة به.',
      ),
    ],
  },
]
