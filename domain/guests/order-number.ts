const orderNumberPattern = /^[A-Za-z0-9]{4,32}$/

/** 4 to 32 letters or digits (orders.md §5). */
export const isOrderNumber = (text: string): boolean => orderNumberPattern.test(text)
