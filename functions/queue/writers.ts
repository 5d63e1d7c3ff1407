import { addressMail } from '#functions/accounts/address-mail.ts'
import {
  accountExpiringMail,
  accountVerifyMail,
  accountWelcomeMail,
  passwordChangedMail,
  passwordResetMail,
  registrationsAlertMail,
} from '#functions/accounts/mail.ts'
import { contactAnswerMail } from '#functions/contact/answer-mail.ts'
import { contactCompanyMail, contactVisitorMail } from '#functions/contact/mail.ts'
import type { Bindings } from '#functions/env.ts'
import type { Mail } from '#functions/mail/mail.ts'
import type { OutboxRow } from '#functions/mail/outbox.ts'
import { newsletterConfirmMail, newsletterWelcomeMail } from '#functions/newsletter/mail.ts'
import { operationsAlertMail, operationsRecoveredMail } from '#functions/operations/mail.ts'
import {
  offerReminderMail,
  requestAcceptedCustomerMail,
  requestDecisionCompanyMail,
  requestOfferCustomerMail,
} from '#functions/quote-requests/offer-mail.ts'
import {
  requestClosedCustomerMail,
  requestLinkMail,
  requestMessageCompanyMail,
  requestMessageCustomerMail,
} from '#functions/quote-requests/progress-mail.ts'
import { quoteCompanyMail, quoteVisitorMail } from '#functions/quote-requests/received-mail.ts'
import { requestStartedMail } from '#functions/quote-requests/started-mail.ts'
import { scaleReminderMail } from '#functions/scales/mail.ts'

type Write = (env: Bindings, subjectId: string) => Promise<Mail | null>

/** The writer of each kind of mail; a writer returns null when the mail is no longer wanted. */
export const writers: Record<Exclude<OutboxRow['kind'], 'joined'>, Write> = {
  'quote-company': quoteCompanyMail,
  'quote-visitor': quoteVisitorMail,
  'contact-company': contactCompanyMail,
  'contact-visitor': contactVisitorMail,
  'contact-answer': contactAnswerMail,
  'newsletter-confirm': newsletterConfirmMail,
  'newsletter-welcome': newsletterWelcomeMail,
  'account-welcome': accountWelcomeMail,
  'account-verify': accountVerifyMail,
  'password-reset': passwordResetMail,
  'password-changed': passwordChangedMail,
  'address-confirm': addressMail('address-confirm'),
  'address-asked': addressMail('address-asked'),
  'address-changed': addressMail('address-changed'),
  'address-confirmed': addressMail('address-confirmed'),
  'handover-owner': addressMail('handover-owner'),
  'handover-receiver': addressMail('handover-receiver'),
  'handover-given': addressMail('handover-given'),
  'handover-received': addressMail('handover-received'),
  'registrations-alert': registrationsAlertMail,
  'account-expiring': accountExpiringMail,
  'scale-reminder': scaleReminderMail,
  'request-link': requestLinkMail,
  'request-started': requestStartedMail,
  'request-message-company': requestMessageCompanyMail,
  'request-message-customer': requestMessageCustomerMail,
  'request-decision-company': requestDecisionCompanyMail,
  'request-offer-customer': requestOfferCustomerMail,
  'request-accepted-customer': requestAcceptedCustomerMail,
  'request-closed-customer': requestClosedCustomerMail,
  'offer-reminder': offerReminderMail,
  'operations-alert': operationsAlertMail,
  'operations-recovered': operationsRecoveredMail,
}
