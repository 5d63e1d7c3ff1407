import { useState } from 'react'
import { staffLimits } from '#config/desk-settings.ts'
import type { AppError } from '#domain/errors/error.ts'
import { type Role, roles } from '#domain/staff/roles.ts'
import type { StaffForm, StaffMember } from '#domain/staff/staff-schemas.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { formatDay } from '#domain/time/dates.ts'
import { useAction } from '#src/forms/use-action.ts'
import { messageText, useTranslate } from '#src/i18n/translation.ts'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { useQuery } from '#src/site/use-query.ts'
import { Field } from '#src/ui/field.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { Check, fieldsOf } from './controls.tsx'
import { useDesk } from './desk-context.ts'
import { staffWords as text } from './staff-words.ts'
import { words } from './words.ts'

/** Who works at the desk and with which roles; an administrator changes them. */
export function Team() {
  const { calls } = useDesk()
  const { answer, load } = useQuery(calls.staff)
  const [added, setAdded] = useState<StaffForm | null>(null)
  return (
    <>
      <h1>{text.team}</h1>
      <p>{text.teamText}</p>
      <QueryBoundary answer={answer} retry={load} lines={6}>
        {({ items }) => (
          <>
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
              onAdded={(form) => {
                setAdded(form)
                load()
              }}
            />
          </>
        )}
      </QueryBoundary>
    </>
  )
}

function Member({ member, onLeft }: { member: StaffMember; onLeft: () => void }) {
  const { calls } = useDesk()
  const [granted, setGranted] = useState<readonly Role[]>(member.roles)
  const { save, busy, status } = useSaving(member.name)
  const { email } = member
  const leaving = useAction({ send: () => calls.removeStaff(email), onAccepted: onLeft })
  return (
    <form
      className="desk-member"
      onSubmit={(event) => {
        event.preventDefault()
        void save({ email, name: '', roles: [...granted] })
      }}
    >
      <p>
        <strong>{member.name}</strong>
        <small>{email}</small>
      </p>
      <Roles legend={text.rolesOf(member.name)} granted={granted} onChange={setGranted} />
      <div className="dash-actions">
        <button type="submit" className="button small ghost" aria-disabled={busy}>
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
      <p role="status">{leaving.problem ? failedText(leaving.problem) : status}</p>
    </form>
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

const failedText = (problem: AppError) => (problem.fields.roles ? text.lastAdministrator : words.failed)

function NewMember({ onAdded }: { onAdded: (form: StaffForm) => void }) {
  const [form, setForm] = useState<StaffForm>({ email: '', name: '', roles: [] })
  const { save, busy, status, error } = useSaving(form.name || form.email, onAdded)
  const field = fieldsOf({ value: form, onChange: setForm, errorAt: error })
  return (
    <form
      className="desk-form"
      onSubmit={(event) => {
        event.preventDefault()
        void save(form)
      }}
    >
      <h2>{text.add}</h2>
      <Field
        label={text.member}
        hint={text.memberHint}
        type="email"
        maxLength={staffLimits.emailLength}
        {...field('email')}
      />
      <Field
        label={text.name}
        hint={text.nameHint}
        maxLength={staffLimits.nameLength}
        {...field('name')}
        required={false}
      />
      <Roles
        legend={text.rolesNew}
        granted={form.roles}
        onChange={(granted) => setForm({ ...form, roles: [...granted] })}
      />
      <button type="submit" className="button" aria-disabled={busy} aria-busy={busy}>
        {text.add}
      </button>
      <p role="status">{status}</p>
    </form>
  )
}

/** The name that the list gives to somebody who was added. */
const nameIn = (items: readonly StaffMember[], { email, name }: StaffForm) =>
  items.find((member) => member.email === email.trim().toLowerCase())?.name ?? (name || email)

/** That somebody is stored, and what that somebody may do now. */
const savedText = (name: string, granted: readonly Role[]) =>
  `${text.saved(name)} ${granted.length ? text.may(granted.map((role) => text.roles[role]).join(', ')) : text.mayNothing}`

/** Sends a member of staff; the sentence about what became of it, and the errors of its fields. */
function useSaving(name: string, onAdded: (form: StaffForm) => void = () => {}) {
  const t = useTranslate()
  const { calls } = useDesk()
  const { run, busy, done, given, problem } = useAction({
    send: calls.storeStaff,
    onAccepted: (_, form: StaffForm) => onAdded(form),
  })
  const fields = problem?.fields ?? {}
  return {
    save: run,
    busy,
    status: done && given ? savedText(name, given.roles) : problem ? failedText(problem) : null,
    error: (field: string) => (fields[field] ? messageText(t, fields[field]) : undefined),
  }
}

type RolesProps = { legend: string; granted: readonly Role[]; onChange: (roles: readonly Role[]) => void }

const Roles = ({ legend, granted, onChange }: RolesProps) => (
  <fieldset className="desk-roles">
    <legend>{legend}</legend>
    {roles.map((role) => (
      <Check
        key={role}
        label={text.roles[role]}
        className=""
        checked={granted.includes(role)}
        onCheck={(on) => onChange(on ? [...granted, role] : granted.filter((each) => each !== role))}
      />
    ))}
  </fieldset>
)
