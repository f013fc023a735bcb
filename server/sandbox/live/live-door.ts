/** Address that switches the live chart on and off, and the part of `/sandbox` that it leads back to. */
export const liveDoor = '/sandbox/live'
export const backTo = '/sandbox#live'
