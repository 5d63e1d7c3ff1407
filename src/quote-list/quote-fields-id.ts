/** The part of the request form with the contact data and the button that sends it. */
export const quoteFieldsId = 'quote-fields'
