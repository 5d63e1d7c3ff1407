/** What people write as they speak, and how it is written; of all three languages at once. */
const spoken: readonly (readonly [pattern: RegExp, written: string])[] = [
  // « was is n Alibispeicher »: neither the sign n nor a name.
  [/(?<!\p{L})wa[st]\s+iss?\s+(?:['’]?(?:nen?|n)|denn)(?!\p{L})/giu, 'was ist ein'],
  [/(?<!\p{L})wa[st]\s+iss?(?!\p{L})/giu, 'was ist'],
  [/(?<!\p{L})(?:wh?ats|wots|what['’]?re)\s+(?=an?\s)/giu, 'what is '],
  [/(?<!\p{L})c(?:['’]?est|['’]|é)?\s*(?:k[ou]?oi|quoi)(?!\p{L})/giu, 'c’est quoi'],
  // « till what time », « open till six » name no checkout.
  [
    /(?<!\p{L})till(?=\s+(?:what|which|when|how|i|we|you|he|she|it|they|\d|noon|midday|midnight|late|then|now|the end|today|tomorrow|next|closing|\p{L}+day)(?!\p{L}))/giu,
    'until',
  ],
  [/(?<=\b(?:open|valid|good|wait|work|available|reachable|there|closed)\s)till(?!\p{L})/giu, 'until'],
]

/** A text with what is written as it is spoken written out. */
export const writtenOut = (text: string): string =>
  spoken.reduce((own, [pattern, written]) => own.replaceAll(pattern, written), text)
