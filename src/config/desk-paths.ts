/** Addresses of the company's desk: behind Cloudflare Access, and for the links of mails. */
export const deskPaths = { all: '/desk', link: '/desk/lien' } as const
