import * as v from 'valibot'
import {
  KeptContract,
  PasswordAgain,
  PasswordChange,
  Profile,
  ProfilePatch,
  SessionEntry,
} from '#domain/accounts/account.ts'
import { endpoint } from './endpoint.ts'
import { state } from './mail-link.ts'

const password = 'Klippe-7!Birke'

/** Endpoints of a customer's own profile, sessions and data. */
export const profileContract = {
  'GET /profile': endpoint({
    summary: 'The own profile',
    access: 'customer',
    limit: 'none',
    answer: { status: 200, schema: Profile },
  }),
  'PATCH /profile': endpoint({
    summary: 'Change own fields; others are refused',
    access: 'customer',
    limit: 'none',
    body: { schema: ProfilePatch, example: { city: 'Saverne' } },
    answer: { status: 200, schema: Profile },
  }),
  'DELETE /profile': endpoint({
    summary:
      'Erase the account, with its password; names the contracts that the law makes us keep, and until when',
    access: 'customer',
    limit: { name: 'again', burst: true },
    body: { schema: PasswordAgain, example: { password } },
    answer: { status: 200, schema: v.object({ contracts: v.array(KeptContract) }) },
    exampleRefusal: 'wrong-password',
  }),
  'GET /profile/export': endpoint({
    summary: 'All that is kept about the person',
    access: 'customer',
    limit: 'none',
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
  'POST /profile/verification': endpoint({
    summary: 'Ask for the link that verifies the address once more',
    access: 'customer',
    limit: 'none',
    answer: { status: 202, schema: state('requested') },
    problems: [429],
  }),
  'GET /profile/sessions': endpoint({
    summary: 'Where the account is signed in',
    access: 'customer',
    limit: 'none',
    answer: { status: 200, schema: v.object({ items: v.array(SessionEntry) }) },
  }),
  'DELETE /profile/sessions': endpoint({
    summary: 'End all sessions but this one',
    access: 'customer',
    limit: 'none',
    answer: { status: 204 },
  }),
  'DELETE /profile/sessions/:id': endpoint({
    summary: 'End one session',
    access: { owns: 'session' },
    limit: 'none',
    params: v.object({ id: v.string() }),
    answer: { status: 204 },
  }),
}
