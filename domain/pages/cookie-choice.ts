/**
 * Cookie of the shop's site in which it keeps what a visitor agreed to: names of groups joined by dots, for example
 * `necessary.performance`. Without it nobody has agreed to anything but what is necessary.
 */
export const cookieChoiceName = 'podium_cookies'
