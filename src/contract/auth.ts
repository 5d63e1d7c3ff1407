import {
  LoginRequest,
  ResetConfirmation,
  ResetRequest,
  SessionAnswer,
  SignupRequest,
  UserAnswer,
} from '#domain/accounts/account.ts'
import { endpoint } from './endpoint.ts'
import { open } from './permissions.ts'
import { linkBody, state } from './shared-schemas.ts'

const email = 'anne.klein@example.org'
const password = 'Klippe-7!Birke'

/** Endpoints for sign-up, sign-in, sign-out and the links of account mails. Their bodies are never logged. */
export const authContract = {
  'POST /auth/signup': endpoint({
    summary: 'Make an account and sign in; so many a day (registration-limit)',
    access: 'public',
    limit: { name: 'signup', count: 60, seconds: 900, burst: true, exceptLocal: true },
    body: {
      schema: SignupRequest,
      example: { firstName: 'Anne', lastName: 'Klein', email, password, confirmPassword: password },
    },
    answer: { status: 201, schema: UserAnswer },
    private: true,
    problems: [409],
  }),
  'POST /auth/login': endpoint({
    summary:
      'Sign in; 401 says user-not-found or wrong-password, 403 that the account is disabled, 429 nothing',
    access: 'public',
    limit: { name: 'login', count: 300, seconds: 900, burst: true },
    body: { schema: LoginRequest, example: { email, password } },
    answer: { status: 200, schema: UserAnswer },
    private: true,
    problems: [401],
    exampleRefusal: 'user-not-found',
  }),
  'POST /auth/logout': endpoint({
    summary: 'End the session of the cookie, if there is one',
    ...open,
    answer: { status: 204 },
    private: true,
  }),
  'GET /auth/session': endpoint({
    summary: 'Who is signed in; null when nobody is',
    ...open,
    answer: { status: 200, schema: SessionAnswer },
    private: true,
  }),
  'POST /auth/password-reset': endpoint({
    summary: 'Ask for a link that sets a new password; answers alike whether or not the account exists',
    access: 'public',
    limit: { name: 'reset', count: 10, seconds: 3600, burst: true },
    body: { schema: ResetRequest, example: { email } },
    answer: { status: 202, schema: state('requested') },
    private: true,
  }),
  'POST /auth/password-reset/confirm': endpoint({
    summary: 'Set the password with the token of the link; ends every session and signs nobody in',
    access: 'public',
    limit: { name: 'reset-confirm', count: 30, seconds: 900, burst: true },
    body: { schema: ResetConfirmation, example: { token: 'token-of-the-link', password } },
    answer: { status: 204 },
    private: true,
    exampleRefusal: 'invalid-token',
  }),
  'POST /auth/verification/confirm': endpoint({
    summary: 'Verify the address with the token of the link, signed in to the account',
    access: 'public',
    limit: { name: 'verify', count: 60, seconds: 900, burst: true },
    body: linkBody,
    answer: { status: 200, schema: state('verified') },
    private: true,
    problems: [401],
    exampleRefusal: 'invalid-token',
  }),
}
