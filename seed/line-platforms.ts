import { type Kind, type Platform, platformArea } from './kinds.ts'

/** The platforms that a line's own texts name, where it is not sold on all of its kind; « 135×135 », « ø150 ». */
const named: Record<string, string[]> = {
  'price-computing.0': ['230×300', '350×260'],
  'pos-scale.0': ['290×210'],
  'portion-kitchen.0': ['ø150'],
  'portion-kitchen.1': ['200×200'],
  'postal-parcel.0': ['310×310'],
  'postal-parcel.1': ['500×400'],
  'gold-jewellery.0': ['135×135', '160×200'],
  'bench.1': ['250×300'],
  'bench.7': ['400×400', '400×500', '500×650'],
  'washdown.0': ['230×300', '300×400', '400×500'],
  'washdown.5': ['400×500', '500×650'],
  'beams.0': ['1200×120'],
  'beams.1': ['2000×120'],
  'counting.0': ['225×295'],
  'axle.0': ['700×450'],
  'axle.1': ['900×500'],
  'atex.0': ['300×300', '400×500'],
  'atex.1': ['800×800', '1250×1250'],
  'atex.2': ['300×300', '400×500', '1250×1250'],
  'precision.2': ['200×260'],
  'compact-edu.3': ['ø150'],
  'personal.2': ['400×400'],
  'wheelchair.0': ['800×800'],
  'wheelchair.1': ['1000×1000'],
  'handrail.0': ['550×550'],
  'handrail.1': ['600×600'],
  'baby.0': ['600×280'],
  'stretcher.0': ['1250×750'],
  'stretcher.1': ['2000×1000'],
}

const shortName = (platform: Platform) =>
  platform.shape === 'round' ? `ø${platform.diameterMm}` : `${platform.widthMm}×${platform.depthMm}`

/** The platforms that a line is sold on, smallest first. */
export function platformsOfLine(kind: Kind, lineIndex: number): Platform[] {
  const overrides = named[`${kind.key}.${lineIndex}`]
  const sold = kind.platforms.filter((platform) => !overrides || overrides.includes(shortName(platform)))
  if (overrides && sold.length < overrides.length)
    throw new Error(`${kind.key} line ${lineIndex} names an unknown platform`)
  return sold.sort((a, b) => platformArea(a) - platformArea(b))
}
