/** What happens to a line once it is ordered, in the order in which it happens. */
export const lineSteps = [
  'shipped',
  'delivered',
  'readyForPickup',
  'pickedUp',
  'returnCreated',
  'returnInProcess',
  'returnCompleted',
  'returnDenied',
] as const
