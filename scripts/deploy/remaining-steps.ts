import type { Settings, Tools } from './tools.ts'

type Deployed = { isFirst: boolean; hasPages: boolean }
type Health = { mail: string; links: string; desk?: string }

const isExample = (address: string) => address.endsWith('.example')

/** What the operator has still to do for the site to work at its address. */
export async function remainingSteps(
  settings: Settings,
  tools: Tools,
  { isFirst, hasPages }: Deployed,
): Promise<string[]> {
  const points: string[] = []
  if (isExample(settings.origin))
    points.push(
      'wrangler.toml: your own domain in SITE_ORIGIN, and under [[routes]] without the comment signs.',
    )
  else if (!settings.hasRoute && !hasPages)
    points.push('wrangler.toml: take the comment signs off [[routes]]; the site has no address yet.')
  if (isExample(settings.mailFrom))
    points.push('wrangler.toml: your own addresses in MAIL_FROM, MAIL_COMPANY_TO and MAIL_OPERATOR.')
  if (isFirst) {
    if (settings.transport === 'cloudflare')
      points.push(
        'Cloudflare, Email: verify the domain of MAIL_FROM, and the addresses MAIL_COMPANY_TO and MAIL_OPERATOR.',
      )
    points.push('Cloudflare, the domain, SSL/TLS, Edge Certificates: switch « Always Use HTTPS » on.')
    points.push('Cloudflare, D1, the database, Settings: switch read replication on.')
    points.push(
      'The desk, « Coordonnées » and « Textes légaux »: how your company is reached, and its terms. The other facts are src/config/company.ts. The catalogue is the demonstration.',
    )
  }
  if (!isExample(settings.origin)) points.push(...(await healthPoints(settings.origin, tools)))
  return points
}

async function healthPoints(origin: string, tools: Tools): Promise<string[]> {
  const answer = await tools.read(`${origin}/api/health`)
  try {
    const { mail, links, desk = 'ok' } = JSON.parse(answer ?? '') as Health
    return [mail, links, desk].filter((state) => state !== 'ok')
  } catch {
    return [`${origin} does not answer yet: a new domain and its certificate take some minutes.`]
  }
}
