/** A carrier, its standard carrier alpha code or the code this wire uses for it, and where its parcels are tracked. */
export type Carrier = {
  readonly code: string
  readonly name: string
  readonly trackingHost: string
}

const carrier = (code: string, name: string, trackingHost: string): Carrier => ({ code, name, trackingHost })

/** Carriers that serve the countries of the specifications; their tracking hosts are the ones that links may leave to. */
export const carriers: readonly Carrier[] = [
  carrier('UPSN', 'UPS', 'www.ups.com'),
  carrier('USPS', 'USPS', 'tools.usps.com'),
  carrier('FDEG', 'FedEx', 'www.fedex.com'),
  carrier('CAPO', 'Canada Post', 'www.canadapost-postescanada.ca'),
  carrier('ESTA', 'Estafeta', 'www.estafeta.com'),
  carrier('DHLC', 'DHL', 'www.dhl.com'),
  carrier('DHLP', 'DHL Paket', 'www.dhl.de'),
  carrier('HERM', 'Hermes', 'www.myhermes.de'),
  carrier('EVRI', 'Evri', 'www.evri.com'),
  carrier('RMGB', 'Royal Mail', 'www.royalmail.com'),
  carrier('ANPO', 'An Post', 'www.anpost.com'),
  carrier('LPFR', 'La Poste', 'www.laposte.fr'),
  carrier('POAT', 'Austrian Post', 'www.post.at'),
  carrier('BPOS', 'bpost', 'track.bpost.cloud'),
  carrier('PNLB', 'PostNL', 'www.postnl.nl'),
  carrier('POLU', 'POST Luxembourg', 'www.post.lu'),
  carrier('SEUR', 'SEUR', 'www.seur.com'),
  carrier('CORR', 'Correos', 'www.correos.es'),
  carrier('CTTE', 'CTT', 'www.ctt.pt'),
  carrier('GLSI', 'GLS', 'gls-group.com'),
  carrier('POIT', 'Poste Italiane', 'www.poste.it'),
  carrier('ELTA', 'ELTA', 'www.elta-courier.gr'),
  carrier('CZPO', 'Czech Post', 'www.postaonline.cz'),
  carrier('INPT', 'InPost', 'inpost.pl'),
  carrier('INPU', 'InPost', 'inpost.co.uk'),
  carrier('MAPO', 'Magyar Posta', 'www.posta.hu'),
  carrier('POSI', 'Pošta Slovenije', 'www.posta.si'),
  carrier('PNOR', 'PostNord', 'tracking.postnord.com'),
  carrier('POSF', 'Posti', 'www.posti.fi'),
  carrier('AUPO', 'Australia Post', 'auspost.com.au'),
  carrier('NZPO', 'NZ Post', 'www.nzpost.co.nz'),
  carrier('SGWJ', 'Sagawa Express', 'k2k.sagawa-exp.co.jp'),
  carrier('YAMA', 'Yamato Transport', 'toi.kuronekoyamato.co.jp'),
  carrier('CJKR', 'CJ Logistics', 'trace.cjlogistics.com'),
  carrier('SFEX', 'SF Express', 'www.sf-express.com'),
  carrier('JTEX', 'J&T Express', 'www.jet.co.id'),
  carrier('DELH', 'Delhivery', 'www.delhivery.com'),
  carrier('ARMX', 'Aramex', 'www.aramex.com'),
]

/** Name of the carrier with this code; the code itself where it is not known. */
export const carrierName = (code: string): string =>
  carriers.find((carrier) => carrier.code === code)?.name ?? code

/** The carrier whose tracking host a link leads to; `null` for any other place. */
export const carrierOfLink = (href: string | null): Carrier | null => {
  const host = href === null ? undefined : URL.parse(href)?.hostname
  return carriers.find(({ trackingHost }) => trackingHost === host) ?? null
}
