/**
 * What French law requires every company to publish about itself (LCEN). Numbers are examples until an operator
 * replaces them: the pages say so while `areExamples` is true.
 */
export const publishedFacts = {
  form: 'SARL',
  capitalEuros: 10_000,
  siren: '000 000 000',
  register: 'RCS Saverne',
  vat: 'FR00 000 000 000',
  /** Identifier of the producer register for electrical equipment (article L541-10-13 of the environment code). */
  producerId: 'FR000000_00XXXX',
  /** Approval of the verification body by the prefect (arrêté of 26 May 2004, article 10). */
  verificationApproval: '00.00.000.000.0',
  /** Identification mark of the repairer (arrêté of 31 December 2001, article 44). */
  repairerMark: 'XX 00',
  host: {
    name: 'Cloudflare, Inc.',
    address: '101 Townsend Street, San Francisco, CA 94107, USA',
    website: 'https://www.cloudflare.com',
  },
  areExamples: true,
} as const

/** Marks the testimonial on the home page as made up; it says so. */
export const testimonialIsExample: boolean = true
