import { type ReactNode, useState } from 'react'
import { staffLimits } from '#config/desk-settings.ts'
import { type Role, roles, type StaffForm, type StaffMember } from '#domain/staff/staff-schemas.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { formatDay } from '#domain/time/dates.ts'
import { Form } from '#src/forms/form.tsx'
import type { Draft } from '#src/forms/form-draft.ts'
import { useAction } from '#src/forms/use-action.ts'
import { useFieldProps } from '#src/forms/use-field-props.ts'
import { ConfirmButton } from '#src/ui/confirm-button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Check } from './controls.tsx'
import { useDesk } from './desk-context.tsx'
import { DeskQuery, useDeskQuery } from './desk-query.tsx'
import { type FormWithDraft, refusedText, SubmitError, useFormWithDraft } from './draft-form.tsx'
import { staffWords as text } from './staff-words.ts'
import { words } from './words.ts'

/** Who works at the desk and with which roles; an administrator changes them. */
export function Team() {
  const [added, setAdded] = useState<StaffForm | null>(null)
  return (
    <>
      <h1>{text.team}</h1>
      <p>{text.teamText}</p>
      <DeskQuery query={useDeskQuery('GET /desk/staff')} lines={6}>
        {({ items }, { load }) => (
          <>
            {items.length ? null : <p className="hint">{text.teamNone}</p>}
            <ul className="desk-team">
              {items
                .filter(({ leftAt }) => leftAt === null)
                .map((member) => (
                  <li key={member.email}>
                    <Member member={member} onLeft={load} />
                  </li>
                ))}
            </ul>
            <Left members={items.filter(({ leftAt }) => leftAt !== null)} />
            <p role="status" className={added ? 'notice' : undefined}>
              {added ? savedText(nameIn(items, added), added.roles) : null}
            </p>
            <NewMember
              key={items.length}
              items={items}
              onAdded={(form) => {
                setAdded(form)
                load()
              }}
              onReload={load}
            />
          </>
        )}
      </DeskQuery>
    </>
  )
}

function Member({ member, onLeft }: { member: StaffMember; onLeft: () => void }) {
  const { call } = useDesk()
  const { email } = member
  const form = useMemberForm({ ...member, name: '', seen: member.revision }, `desk-member.${email}`)
  const leaving = useAction({
    send: () => call('DELETE /desk/staff', { query: { email } }),
    onAccepted: onLeft,
  })
  return (
    <Form form={form} className="desk-member">
      <p>
        <strong>{member.name}</strong>
        <small>{email}</small>
      </p>
      <Roles legend={<span className="visually-hidden">{text.rolesOf(member.name)}</span>} form={form} />
      <SubmitError form={form} onReload={onLeft} />
      <div className="dash-actions">
        <button type="submit" className="button small ghost" aria-disabled={form.busy}>
          {text.save}
        </button>
        <ConfirmButton
          question={text.removeAsk(member.name)}
          action={text.remove}
          aria-label={text.removeWho(member.name)}
          isOff={leaving.busy}
          onConfirm={() => leaving.run()}
        />
      </div>
      <p role="status">
        {leaving.problem
          ? leaving.problem.fields.roles
            ? text.lastAdministrator
            : (refusedText(leaving.problem) ?? words.failed)
          : statusText(form, member.name)}
      </p>
    </Form>
  )
}

/** Who has left the team; nothing while nobody has. */
function Left({ members }: { members: readonly StaffMember[] }) {
  if (members.length === 0) return null
  return (
    <details>
      <summary>{text.left(members.length)}</summary>
      <p className="hint">{text.leftHint}</p>
      <ul>
        {members.map(({ email, name, leftAt }) => (
          <li key={email}>
            {name}{' '}
            <small>{`${email}, ${text.leftOn(formatDay(inParis(new Date(leftAt ?? '')).day, 'fr'))}`}</small>
          </li>
        ))}
      </ul>
    </details>
  )
}

type NewProps = {
  items: readonly StaffMember[]
  onAdded: (form: StaffForm) => void
  onReload: () => void
}

function NewMember({ items, onAdded, onReload }: NewProps) {
  const form = useMemberForm({ email: '', name: '', roles: [], seen: 0 }, 'desk-member', { items, onAdded })
  const field = useFieldProps(form)
  return (
    <Form form={form} className="desk-form">
      <h2>{text.add}</h2>
      <SubmitError form={form} onReload={onReload} />
      <Field
        label={text.member}
        hint={text.memberHint}
        type="email"
        required
        maxLength={staffLimits.emailLength}
        {...field('email')}
      />
      <Field label={text.name} hint={text.nameHint} maxLength={staffLimits.nameLength} {...field('name')} />
      <Roles legend={text.rolesNew} form={form} />
      <button type="submit" className="button" aria-disabled={form.busy} aria-busy={form.busy}>
        {text.add}
      </button>
      <p role="status">{statusText(form, form.values.name || form.values.email || '')}</p>
    </Form>
  )
}

/** The name that the list gives to somebody who was added. */
const nameIn = (items: readonly StaffMember[], { email, name }: StaffForm) =>
  findIn(items, email)?.name ?? (name || email)

const findIn = (items: readonly StaffMember[], email: string) =>
  items.find((member) => member.email === email.trim().toLowerCase())

/** That somebody is stored, and what that somebody may do now. */
const savedText = (name: string, granted: readonly Role[]) =>
  `${text.saved(name)} ${granted.length ? text.may(granted.map((role) => text.roles[role]).join(', ')) : text.mayNothing}`

/** What became of a form of a member that was sent. */
const statusText = ({ done, errors, values }: FormWithDraft, name: string) =>
  done ? savedText(name, rolesIn(values)) : errors.roles ? text.lastAdministrator : null

const rolesIn = (values: Draft): Role[] => roles.filter((role) => values.roles?.split(' ').includes(role))

/** The form of a member of staff; somebody new is stored over the entry of that address, where there was one. */
function useMemberForm(
  { email, name, roles, seen }: StaffForm,
  draft: string,
  { items = [], onAdded }: Partial<NewProps> = {},
) {
  const { call } = useDesk()
  return useFormWithDraft({
    name: draft,
    initial: { email, name, roles: roles.join(' '), seen: String(seen) },
    validate: ({ email = '', name = '', seen, ...values }) => ({
      output: {
        ...{ email, name, roles: rolesIn(values) },
        seen: findIn(items, email)?.revision ?? Number(seen),
      },
      errors: {},
    }),
    send: (body: StaffForm) => call('PUT /desk/staff', { body }),
    onAccepted: (_, form) => onAdded?.(form),
    valuesAfter: ({ revision }, values) => ({ ...values, seen: String(revision) }),
  })
}

const Roles = ({ legend, form }: { legend: ReactNode; form: FormWithDraft }) => {
  const granted = rolesIn(form.values)
  return (
    <fieldset className="desk-roles">
      <legend>{legend}</legend>
      {roles.map((role) => (
        <Check
          key={role}
          label={text.roles[role]}
          checked={granted.includes(role)}
          onCheck={(on) =>
            form.set('roles', roles.filter((each) => (each === role ? on : granted.includes(each))).join(' '))
          }
        />
      ))}
    </fieldset>
  )
}
