import type { DeskRequest } from '#domain/quote-requests/desk-schemas.ts'
import type { OfferDraft } from '#domain/quote-requests/offer-drafts.ts'
import { ActionButton } from '#src/forms/action-button.tsx'
import { useAction } from '#src/forms/use-action.ts'
import type { Submission } from '#src/forms/use-submission.ts'
import { LinkButton } from './controls.tsx'
import { useDesk } from './desk-context.tsx'
import { sessionText } from './draft-form.tsx'
import { moment } from './formats.ts'
import type { DraftState, useSharedDraft } from './use-shared-draft.ts'
import { words } from './words.ts'

/** What the editor says of its draft; `opened` is the one that it began with. */
export function draftText(state: DraftState, opened: OfferDraft | null): string {
  if (state.name === 'keeping') return words.draftKeeping
  if (state.name === 'kept') return words.draftKept(moment(state.at))
  if (state.name === 'moved') return words.draftMoved
  if (state.name === 'failed') return sessionText(state.error) ?? words.draftFailed
  return opened && state.name === 'untouched'
    ? words.draftBy(opened.by || words.byLink, moment(opened.at))
    : ''
}

/** Where the choice stands. */
const choiceId = 'draft-choice'

/** In the foot, which stays in view: that nothing is kept any more, and the way to the choice above. */
export const UnsavedNotice = () => (
  <p className="error">
    {words.draftUnsaved}{' '}
    <LinkButton
      onClick={() => {
        const choice = document.getElementById(choiceId)
        choice?.scrollIntoView({ block: 'center' })
        choice?.focus({ preventScroll: true })
      }}
    >
      {words.draftToChoice}
    </LinkButton>
  </p>
)

type Props = { page: DeskRequest; form: Submission; draft: ReturnType<typeof useSharedDraft> }

/** Somebody else has written the draft since: who and when, and the choice whose version to go on with. */
export function DraftChanged({ page: { request }, form, draft }: Props) {
  const { call } = useDesk()
  const reading = useAction({
    send: (_: boolean) => call('GET /desk/requests/:reference', { params: { reference: request.reference } }),
    onAccepted: ({ offerDraft }, isTheirs) => {
      if (!offerDraft) return
      if (isTheirs) for (const [field, value] of Object.entries(offerDraft.content)) form.set(field, value)
      draft.adopt(offerDraft, isTheirs)
    },
  })
  if (draft.state.name !== 'changed') return null
  const { by, at } = draft.state.by
  return (
    <div role="alert" className="desk-changed" id={choiceId} tabIndex={-1}>
      <p>{words.draftChanged(by || words.us, moment(at))}</p>
      <p className="dash-actions">
        <ActionButton action={reading} className="button small" onPress={() => reading.run(true)}>
          {words.draftTheirs}
        </ActionButton>
        <ActionButton action={reading} className="button small ghost" onPress={() => reading.run(false)}>
          {words.draftMine}
        </ActionButton>
      </p>
    </div>
  )
}
