/** Pages of carriers on which a driver is booked. */
export const upsPickup = 'https://wwwapps.ups.com/pickup/schedule'
export const royalMailCollection = 'https://www.royalmail.com/collection'
export const hermesPickup = 'https://www.myhermes.de/'
