/** The form of the postcode check, which the page `about` answers where it is posted without JavaScript. */
export const areaForm = 'area'
/** The value that holds the answer of the edge, as JSON. */
export const answerField = 'answer'
