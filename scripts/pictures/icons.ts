import { company } from '#config/company.ts'
import { defaultLocale } from '#config/locales.ts'
import { palette } from './palette.ts'
import { mark } from './pieces.ts'

/** A square icon with the site's mark; `share` is the mark's share of its side. */
type IconFile = {
  file: string
  size: number
  share: number
  rounded: boolean
  purpose?: 'any' | 'maskable'
}

export const touchIcon: IconFile = { file: 'apple-touch-icon.png', size: 180, share: 0.66, rounded: false }
export const faviconSize = 48

/** Launchers crop maskable icons: the mark stays within the inner 80 %. */
export const manifestIcons: readonly IconFile[] = [
  { file: 'icon-192.png', size: 192, share: 0.7, rounded: true, purpose: 'any' },
  { file: 'icon-512.png', size: 512, share: 0.7, rounded: true, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, share: 0.5, rounded: false, purpose: 'maskable' },
]

/** The favicon's mark on a paper background, because icons appear on any colour. */
export function iconSvg({ size, share, rounded }: Pick<IconFile, 'size' | 'share' | 'rounded'>): string {
  const inset = (size * (1 - share)) / 2
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">` +
    `<rect width="${size}" height="${size}" rx="${rounded ? size / 8 : 0}" fill="${palette.paper}"/>` +
    `${mark(inset, inset, size * share, palette.verified)}</svg>`
  )
}

/** The tab icon for clients that request /favicon.ico: an ICO file around one PNG. */
export function ico(png: Buffer): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(faviconSize, 6)
  header.writeUInt8(faviconSize, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

/** The manifest for home screens; `display: browser`, because it is a site and no app. */
export const webManifest = () => ({
  id: '/',
  name: company.name,
  short_name: company.name.split(' ')[0],
  lang: defaultLocale,
  start_url: '/',
  scope: '/',
  display: 'browser',
  theme_color: palette.surface,
  background_color: palette.paper,
  icons: manifestIcons.map(({ file, size, purpose }) => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
})
