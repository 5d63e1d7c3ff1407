import * as v from 'valibot'
import {
  AddressChange,
  HandOver,
  KeptContract,
  PasswordAgain,
  PasswordChange,
  Profile,
  ProfilePatch,
  SessionEntry,
} from '#domain/accounts/account.ts'
import { endpoint } from './endpoint.ts'
import { owner, signedIn } from './permissions.ts'
import { linkBody, state } from './shared-schemas.ts'

const password = 'Klippe-7!Birke'

/** Another address is named, with the password; what follows is mailed to both. */
const addressAsked = {
  access: 'customer',
  limit: { name: 'again', burst: true },
  body: { schema: AddressChange, example: { email: 'bernard@example.com', password } },
  answer: { status: 202, schema: state('requested') },
  exampleRefusal: 'wrong-password',
  problems: [429],
} as const

/** Endpoints of a customer's own profile, sessions and data. */
export const profileContract = {
  'GET /profile': endpoint({
    summary: 'The own profile',
    ...signedIn,
    answer: { status: 200, schema: Profile },
  }),
  'PATCH /profile': endpoint({
    summary: 'Change own fields; others are refused',
    ...signedIn,
    body: { schema: ProfilePatch, example: { city: 'Saverne' } },
    answer: { status: 200, schema: Profile },
  }),
  'DELETE /profile': endpoint({
    summary:
      'Erase the account, with its password; names the contracts that the law makes us keep, and until when',
    access: 'customer',
    limit: { name: 'again', burst: true },
    body: { schema: PasswordAgain, example: { password } },
    answer: {
      status: 200,
      schema: v.nullable(v.object({ contracts: v.array(KeptContract) })),
      nullAsEmpty: true,
    },
    exampleRefusal: 'wrong-password',
  }),
  'GET /profile/export': endpoint({
    summary: 'All that is kept about the person',
    ...signedIn,
    answer: {
      status: 200,
      schema: v.record(v.string(), v.unknown()),
      attachment: 'haut-barr-pesage-export.json',
    },
  }),
  'POST /profile/password': endpoint({
    summary: 'Change the password; every other session ends, this one goes on under a new cookie',
    access: 'customer',
    limit: { name: 'again', burst: true },
    body: { schema: PasswordChange, example: { currentPassword: password, password: 'Klippe-8!Birke' } },
    answer: { status: 204 },
    exampleRefusal: 'wrong-password',
  }),
  'POST /profile/address': endpoint({
    summary: 'Ask for another address, with the password: its mailbox gets a link, the present one is told',
    ...addressAsked,
  }),
  'POST /profile/address/confirm': endpoint({
    summary: 'Give the account its new address with the token of the link; every other session ends',
    access: 'customer',
    limit: { name: 'verify', count: 60, seconds: 900, burst: true },
    body: linkBody,
    answer: { status: 200, schema: v.object({ email: v.string() }) },
    problems: [409],
    exampleRefusal: 'invalid-token',
  }),
  'POST /profile/handover': endpoint({
    summary: 'Offer the register of instruments to another address, with the password: both get a link',
    ...addressAsked,
  }),
  'POST /profile/handover/confirm': endpoint({
    summary: 'Agree to the handing over of a register with the token of the link; it moves once both have',
    access: 'customer',
    limit: { name: 'verify', count: 60, seconds: 900, burst: true },
    body: linkBody,
    answer: { status: 200, schema: HandOver },
    exampleRefusal: 'invalid-token',
  }),
  'POST /profile/verification': endpoint({
    summary: 'Ask for the link that verifies the address once more',
    ...signedIn,
    answer: { status: 202, schema: state('requested') },
    problems: [429],
  }),
  'GET /profile/sessions': endpoint({
    summary: 'Where the account is signed in',
    ...signedIn,
    answer: { status: 200, schema: v.object({ items: v.array(SessionEntry) }) },
  }),
  'DELETE /profile/sessions': endpoint({
    summary: 'End all sessions but this one',
    ...signedIn,
    answer: { status: 204 },
  }),
  'DELETE /profile/sessions/:id': endpoint({
    summary: 'End one session',
    ...owner('session'),
    params: v.object({ id: v.string() }),
    answer: { status: 204 },
  }),
}
