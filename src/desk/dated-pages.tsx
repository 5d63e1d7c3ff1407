import { useCallback, useState } from 'react'
import { type DatedSubject, type LegalSubject, legalSubjects } from '#domain/content/dated-version.ts'
import { type QuestionPlace, questionPlaces } from '#domain/content/question-set.ts'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { Stylesheet } from '#src/site/stylesheet.tsx'
import { useQuery } from '#src/site/use-query.ts'
import href from './content.css?url'
import { questionWords } from './content-words.ts'
import { DatedEditor } from './dated-editor.tsx'
import { datedWords as text } from './dated-words.ts'
import { useDesk } from './desk-context.ts'
import { hasDraft } from './use-form-with-draft.ts'
import { datedDraft } from './version-values.ts'

/** How the company is reached, and what journeys cost. */
export function CompanyPage() {
  return (
    <>
      <Stylesheet href={href} />
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
  <Sections title={questionWords.questions} lead={questionWords.lead} subjects={questionPlaces} />
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
      <Stylesheet href={href} />
      <h1>{title}</h1>
      <p>{lead}</p>
      {subjects.map((subject) => (
        <section key={subject} className="dash-block desk-announced">
          <h2>{text.subjects[subject]}</h2>
          {about[subject] ? <p className="hint">{about[subject]}</p> : null}
          {edited === subject ? (
            <Dated subject={subject} onClose={() => setEdited(null)} />
          ) : (
            <button
              type="button"
              className="button ghost"
              aria-label={text.editNamed(text.subjects[subject])}
              onClick={() => setEdited(subject)}
            >
              {text.edit}
            </button>
          )}
        </section>
      ))}
    </>
  )
}

function Dated({ subject, onClose }: { subject: DatedSubject; onClose?: () => void }) {
  const { calls } = useDesk()
  const read = useCallback(() => calls.versions({ subject }), [calls, subject])
  const { answer, load, set } = useQuery(read)
  return (
    <QueryBoundary answer={answer} retry={load} lines={10}>
      {(page) => (
        <DatedEditor
          page={page}
          onChanged={() => void read().then(set, load)}
          onReload={load}
          {...(onClose ? { onClose } : {})}
        />
      )}
    </QueryBoundary>
  )
}
