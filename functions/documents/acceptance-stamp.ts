import { encode } from 'uqr'
import { inLocale, pagePaths } from '#domain/site/urls.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { formatDay } from '#domain/time/dates.ts'
import type { Flow } from '#functions/pdf/flow.ts'
import { a4 } from '#functions/pdf/paper.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import type { OfferData } from './read-offer.ts'

const [width, height, inset] = [250, 76, 9]

type Accepted = Pick<OfferData, 'request'> & { acceptance: NonNullable<OfferData['acceptance']> }

/** The modules of a QR code as one path; level M still reads with a fold across it. */
function codePath(address: string): { d: string; size: number } {
  const { data, size } = encode(address, { ecc: 'M', border: 0 })
  const modules = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return { d: modules.join(''), size }
}

/** On what was agreed on: by whom and when, under which reference, and the address of its page to be scanned. */
export function acceptanceStamp(flow: Flow, { request, acceptance }: Accepted, siteOrigin: string): void {
  const { locale, reference } = request
  const t = serverTexts(locale)
  flow.space(8)
  const top = flow.y
  const side = height - 2 * inset
  const { d, size } = codePath(siteOrigin + inLocale(locale, pagePaths.follow))
  const svg =
    `<svg viewBox="0 0 ${width} ${height}"><style>svg{fill:none;stroke:#006b47;stroke-width:1.4}.q{fill:#14212b;stroke:none}</style>` +
    `<rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="5"/>` +
    `<path class="q" transform="translate(${width - inset - side} ${inset})scale(${side / size})" d="${d}"/></svg>`
  flow.drawing(svg, t('offer-document.follow-code'), { x: a4.left, width })
  const text = { x: a4.left + inset, width: width - side - 3 * inset }
  flow.y = top + inset
  flow.text('P', reference, { ...text, size: 8.5, ink: 'soft' })
  flow.text(
    'P',
    t('offer-document.accepted-by', {
      name: acceptance.by,
      day: formatDay(inParis(new Date(acceptance.at)).day, locale),
    }),
    { ...text, size: 11, weight: 'bold' },
  )
  if (acceptance.orderNumber)
    flow.text('P', t('offer-document.order-number', { orderNumber: acceptance.orderNumber }), {
      ...text,
      size: 8.5,
    })
  flow.y = top + height
}
