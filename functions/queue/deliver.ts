import { company } from '#config/company.ts'
import {
  accountExpiringMail,
  accountVerifyMail,
  accountWelcomeMail,
  passwordChangedMail,
  passwordResetMail,
  registrationsAlertMail,
} from '#functions/accounts/mail.ts'
import { contactCompanyMail, contactVisitorMail } from '#functions/contact/mail.ts'
import type { Bindings } from '#functions/env.ts'
import type { Mail } from '#functions/mail/mail.ts'
import { deleteUnwanted, leaseOutbox, markFailed, markSent, type OutboxRow } from '#functions/mail/outbox.ts'
import { assertSafeHeaders } from '#functions/mail/safe-headers.ts'
import { sendMail } from '#functions/mail/transport.ts'
import { newsletterConfirmMail, newsletterWelcomeMail } from '#functions/newsletter/mail.ts'
import {
  offerReminderMail,
  requestAcceptedCustomerMail,
  requestClosedCustomerMail,
  requestDecisionCompanyMail,
  requestLinkMail,
  requestMessageCompanyMail,
  requestMessageCustomerMail,
  requestOfferCustomerMail,
} from '#functions/quote-requests/progress-mail.ts'
import { quoteCompanyMail, quoteVisitorMail } from '#functions/quote-requests/received-mail.ts'
import { scaleReminderMail } from '#functions/scales/mail.ts'

/** The writer of each kind of mail; a writer returns null when the mail is no longer wanted. */
const writers: Record<OutboxRow['kind'], (env: Bindings, subjectId: string) => Promise<Mail | null>> = {
  'quote-company': quoteCompanyMail,
  'quote-visitor': quoteVisitorMail,
  'contact-company': contactCompanyMail,
  'contact-visitor': contactVisitorMail,
  'newsletter-confirm': newsletterConfirmMail,
  'newsletter-welcome': newsletterWelcomeMail,
  'account-welcome': accountWelcomeMail,
  'account-verify': accountVerifyMail,
  'password-reset': passwordResetMail,
  'password-changed': passwordChangedMail,
  'registrations-alert': registrationsAlertMail,
  'account-expiring': accountExpiringMail,
  'scale-reminder': scaleReminderMail,
  'request-link': requestLinkMail,
  'request-message-company': requestMessageCompanyMail,
  'request-message-customer': requestMessageCustomerMail,
  'request-decision-company': requestDecisionCompanyMail,
  'request-offer-customer': requestOfferCustomerMail,
  'request-accepted-customer': requestAcceptedCustomerMail,
  'request-closed-customer': requestClosedCustomerMail,
  'offer-reminder': offerReminderMail,
}

/**
 * Leases a pending mail, sends it and marks it. Null when there is nothing more to do, else seconds until the next
 * attempt. The Message-ID is derived from the row, so that mail programs recognise the duplicate that a crash between
 * sending and marking may cause.
 */
export async function deliver(env: Bindings, outboxId: string): Promise<{ delaySeconds: number } | null> {
  const row = await leaseOutbox(env, outboxId)
  if (!row) return null
  try {
    const mail = await writers[row.kind](env, row.subjectId)
    if (!mail) {
      await deleteUnwanted(env, row.id)
      return null
    }
    const domain = env.MAIL_FROM.slice(env.MAIL_FROM.lastIndexOf('@') + 1)
    const from = { name: company.name, email: env.MAIL_FROM }
    await sendMail(env, assertSafeHeaders({ ...mail, from, messageId: `<${row.id}@${domain}>` }))
  } catch (error) {
    return markFailed(env, row, error)
  }
  await markSent(env, row.id)
  return null
}
