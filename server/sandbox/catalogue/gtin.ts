/** Check digit of a GTIN (GS1 General Specifications, 7.9): weights 3 and 1 from the end. */
export const gtinCheckDigit = (digits: string): number => {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}

/** GTIN-13 of a running number in GS1's range for use within a company (prefix 29), so that no real product has it. */
export const sampleGtin = (serial: number): string => {
  const digits = `29${String(serial).padStart(10, '0')}`
  return `${digits}${gtinCheckDigit(digits)}`
}
