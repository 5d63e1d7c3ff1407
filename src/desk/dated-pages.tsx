import { useState } from 'react'
import { type DatedSubject, type LegalSubject, legalSubjects } from '#domain/content/dated-version.ts'
import { type QuestionPlace, questionPlaces } from '#domain/content/question-set.ts'
import { questionWords, datedWords as text } from './content-words.ts'
import { GhostButton } from './controls.tsx'
import { DatedEditor } from './dated-editor.tsx'
import { DeskQuery, useDeskQuery } from './desk-query.tsx'
import { hasDraft } from './draft-form.tsx'
import { datedDraft } from './version-values.ts'

/** How the company is reached, and what journeys cost. */
export function CompanyPage() {
  return (
    <>
      <h1>{text.company}</h1>
      <p>{text.companyLead}</p>
      <Dated subject="company" />
    </>
  )
}

/** Terms, privacy and legal notice. */
export const LegalPages = () => (
  <Sections title={text.legal} lead={text.legalLead} subjects={legalSubjects} about={text.about} />
)

/** The questions and answers of each page. */
export const QuestionPages = () => (
  <Sections
    title={questionWords.questions}
    lead={questionWords.lead}
    subjects={questionPlaces}
    about={questionWords.about}
  />
)

type Subject = LegalSubject | QuestionPlace
type SectionsProps = {
  title: string
  lead: string
  subjects: readonly Subject[]
  about?: Partial<Record<Subject, string>>
}

/** One of the subjects is edited at a time. */
function Sections({ title, lead, subjects, about = {} }: SectionsProps) {
  const [edited, setEdited] = useState<Subject | null>(
    () => subjects.find((subject) => hasDraft(datedDraft(subject))) ?? null,
  )
  return (
    <>
      <h1>{title}</h1>
      <p>{lead}</p>
      {subjects.map((subject) => (
        <section key={subject} className="dash-block desk-announced">
          <h2>{text.subjects[subject]}</h2>
          {about[subject] ? <p className="hint">{about[subject]}</p> : null}
          {edited === subject ? (
            <Dated subject={subject} onClose={() => setEdited(null)} />
          ) : (
            <GhostButton
              aria-label={text.editNamed(text.subjects[subject])}
              onClick={() => setEdited(subject)}
            >
              {text.edit}
            </GhostButton>
          )}
        </section>
      ))}
    </>
  )
}

function Dated({ subject, onClose }: { subject: DatedSubject; onClose?: () => void }) {
  return (
    <DeskQuery query={useDeskQuery('GET /desk/versions', { query: { subject } })} lines={10}>
      {(page, { load, refresh }) => (
        <DatedEditor
          page={page}
          onChanged={() => void refresh()}
          onReload={load}
          {...(onClose ? { onClose } : {})}
        />
      )}
    </DeskQuery>
  )
}
