/** Cookie by which a browser tells the host its IANA zone, so that a page's times are its own from the first frame. */
export const timeZoneCookie = '__Host-baton-time-zone'
