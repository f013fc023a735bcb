/** Secret of hosts that tests start. */
export const testSecret = 'a secret of thirty-two characters'
