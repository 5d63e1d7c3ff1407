import { atom, getDefaultStore } from 'jotai'

const nothing = { firstName: '', lastName: '', email: '', company: '', phone: '' }
export type AuthDraft = typeof nothing

/**
 * What was typed into the dialog and is no secret: it survives the other tab, closing and opening again. In memory and
 * nowhere else, and only until somebody is signed in.
 */
export const authDraftAtom = atom(nothing)
export const forgetAuthDraft = (): void => getDefaultStore().set(authDraftAtom, nothing)
