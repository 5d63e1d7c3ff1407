const timesSign = '\u00a0×\u00a0'

/** A size as « 12 000 × 3 000 mm » that may break before a « × », never inside of a side. */
export const breakableSize = (size: string): string => size.replaceAll(timesSign, ' ×\u00a0')
