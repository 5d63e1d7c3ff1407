/** How a contact message began: typed into the form, or handed over by the assistant. */
export const contactOrigins = ['form', 'assistant'] as const

/** The life of a contact message at the desk. Only an open one waits for the company. */
export const contactStates = ['open', 'answered', 'closed'] as const
