import { type AccuracyClass, accuracyClasses } from '#domain/metrology/metrology.ts'

const roman = 'I(?: ?I){0,3}|IV'
const classWord = String.raw`(?<!(?:schutz|laser|protection|safety|insulation|appliance)[ -]?)(?<!\p{L})(?:(?:genauigkeits|nauwkeurigheids)?klasse|classe?|kl|cl)\.?(?: (?:de pr[ée]cision|d['’]exactitude|di precisione|of accuracy))?`
/** « II 2G », « CAT II », « bC-II », « XIII(1) » and « III L » are no classes of this kind. */
const notBehind = String.raw`(?![\p{L}\d(]| ?(?:L|HD)(?!\p{L})| ?\(?[123]\)?(?: ?[/(][123]\)?)? ?[GD]{1,2}(?![\p{L}\d])| ?M[12](?!\d))`
const notBefore = String.raw`(?<![\p{L}\d(]|[\p{L}\d]-|(?:cat|kategorie|cat[ée]gor(?:y|ie)|typ|type|mark|model|zone|ex)\.? ?)`
/** In its oval, behind the word, or alone; the I of « can I sell » is none: a small word follows. */
const classForms = [
  new RegExp(
    String.raw`(?<![\p{L}\d])(${roman}) (?:(?:in an?|im|dans un|en) )?(?:ov[aá]le?|ellips[ei])`,
    'iu',
  ),
  new RegExp(String.raw`(?<![\p{L}\d])[([<] ?(${roman}) ?[)\]>]`, 'u'),
  new RegExp(`${classWord} ?[:=]? ?[([]? ?(${roman}|[1-4])${notBehind}`, 'iu'),
  new RegExp(`${notBefore}(I{2,4})${notBehind}`, 'iu'),
  new RegExp(String.raw`${notBefore}(I)(?!['’?]| (?!max|min)\p{Ll}{2})${notBehind}`, 'u'),
]

/** « Typ SC II 100 »: a numeral within the name of a type is the class where no other stands. */
const inType = /(?<!\p{L})(?:t[iy]pe?o?|model(?:l|lo)?|mod[èe]le)\.? ?[:=]? ?[\p{L}\d.-]{1,12} $/iu

/** « CAS PR II Max 6/15 kg … III »: before any number stands the maker's name. */
const inName = /^[^\d:=]*\p{Lu}{2,} $/u

/** The accuracy class that a plate states; null: none (OIML R 76-1, 7.1.1). */
export function readClass(text: string): AccuracyClass | null {
  const read = classForms
    .map((form) => {
      const all = [...text.matchAll(new RegExp(form, `${form.flags}g`))]
      const isNamed = ({ index }: RegExpExecArray) =>
        [inType, inName].some((name) => name.test(text.slice(0, index)))
      return (all.find((match) => !isNamed(match)) ?? all[0])?.[1]
    })
    .find((numeral) => numeral !== undefined)
  const numeral = read?.toUpperCase().replaceAll(' ', '')
  return (
    accuracyClasses[Number(numeral) - 1] ??
    accuracyClasses.find((accuracyClass) => accuracyClass === numeral) ??
    (numeral === 'IV' ? 'IIII' : null)
  )
}
