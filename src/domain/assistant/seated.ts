/**
 * « ne tiennent pas debout », « can’t stand up », « nicht mehr stehen können »; an animal that cannot stand still is no
 * patient.
 */
const cannotStand =
  /(?<!\p{L})(?:(?:pas|plus|jamais|difficilement|mal)\s+(?:\p{L}+\s+){0,2}debout|(?:can\s?not|can['’]?t|cant|unable\s+to|not\s+able\s+to|struggle\s+to|barely)\s+stand(?:\s+up)?(?!\s+(?:still|\p{L}+ing))|(?:nicht|kaum)\s+(?:mehr\s+)?(?:\p{L}+\s+){0,2}stehen(?!\s+still)(?:\s+(?:können|kann|koennen))?|nicht\s+stehfähig\p{L}*|(?:patients?|patient(?:e|inn)?en|sont|are|sind|werden|residents?|résidents?|bewohner)\s+(?:tous\s+|all\s+|alle\s+|im\s+)?(?:assise?s?|seated|sitting(?:\s+down)?|sitzend\p{L}*|sitzen))(?!\p{L})/iu
const personScale =
  /(?<!\p{L})(?:p[eè]se[- ]personnes?|(?:balances?|bascules?)\s+pour\s+(?:des\s+|les\s+)?personnes|(?:personal|person|people|patient|bathroom)\s+scales?|(?:personen|patienten)waagen?)(?!\p{L})/giu
const animals =
  /(?<!\p{L})(?:chiens?|chats?|cheva(?:l|ux)|b[eé]tail|veaux?|animaux|animal|dogs?|cats?|horses?|cattle|cal(?:f|ves)|animals?|hunde?|katzen?|pferde?|rinder|tiere?)(?!\p{L})/iu

/**
 * Who cannot stand, or is said to sit, is weighed sitting: a text with the instrument that is built for it instead of
 * one to stand on.
 */
export function withSeat(text: string): string {
  if (!cannotStand.test(text) || animals.test(text)) return text
  const named = text.replaceAll(personScale, 'Stuhlwaage')
  return named === text ? text.replace(cannotStand, '$& (Stuhlwaage)') : named
}
