import { useState } from 'react'
import { deskLimits } from '#config/desk-settings.ts'
import { each, localeInfo } from '#config/locales.ts'
import type { TextBlock, TextBlockChange } from '#domain/quote-requests/offer-drafts.ts'
import { Form } from '#src/forms/form.tsx'
import { bySchema } from '#src/forms/schema-validation.ts'
import { useAction } from '#src/forms/use-action.ts'
import { useFieldProps } from '#src/forms/use-field-props.ts'
import { ConfirmButton } from '#src/ui/confirm-button.tsx'
import { Field, TextArea } from '#src/ui/field.tsx'
import { useDesk } from './desk-context.tsx'
import { DeskQuery, useDeskQuery } from './desk-query.tsx'
import { refusedText, SubmitError, useFormWithDraft } from './draft-form.tsx'
import { LanguageColumns } from './languages.tsx'
import { SendButton } from './message-box.tsx'
import { words } from './words.ts'

const empty = { title: '', ...each(() => ''), revision: 0 }

/** The texts that offers use again. */
export function TextBlocks() {
  const query = useDeskQuery('GET /desk/blocks')
  // A new text has an id before it is stored, so that a repetition stores it once.
  const [next, setNext] = useState(() => crypto.randomUUID())
  const refresh = () => {
    setNext(crypto.randomUUID())
    query.load()
  }
  return (
    <>
      <h1>{words.blocks}</h1>
      <p className="hint">{words.blocksHint}</p>
      <DeskQuery query={query} lines={6}>
        {({ items }) => (
          <>
            {items.length ? null : <p className="empty">{words.noBlocks}</p>}
            {items.map((block) => (
              <details key={block.id} className="desk-block">
                <summary>{block.title}</summary>
                <BlockForm block={block} refresh={refresh} isNew={false} />
              </details>
            ))}
            <details className="desk-block" open={items.length === 0}>
              <summary>{words.blockNew}</summary>
              <BlockForm key={next} block={{ id: next, ...empty }} refresh={refresh} isNew />
            </details>
          </>
        )}
      </DeskQuery>
    </>
  )
}

type Props = { block: TextBlock; refresh: () => void; isNew: boolean }

function BlockForm({ block, refresh, isNew }: Props) {
  const { call } = useDesk()
  const { id, revision, ...texts } = block
  const form = useFormWithDraft({
    name: `desk-block.${isNew ? 'new' : id}`,
    initial: { ...texts, seen: String(revision) },
    validate: bySchema(
      () => import('#domain/quote-requests/offer-drafts.ts').then((module) => module.TextBlockChange),
      ({ seen, ...values }) => ({ title: '', ...each(() => ''), ...values, seen: Number(seen) }),
    ),
    send: (body: TextBlockChange) => call('PUT /desk/blocks/:block', { params: { block: id }, body }),
    valuesAfter: (_, values) => values,
    onAccepted: refresh,
  })
  const field = useFieldProps(form, { idPrefix: `${id}-` })
  return (
    <Form form={form} className="dash-form">
      <SubmitError form={form} onReload={refresh} />
      <Field {...field('title')} label={words.blockTitle} required maxLength={deskLimits.lineTextLength} />
      <LanguageColumns
        fieldsOf={(locale) => (
          <TextArea
            {...field(locale)}
            label={localeInfo[locale].name}
            lang={locale}
            rows={4}
            maxLength={deskLimits.conditionsLength}
          />
        )}
      />
      <div className="dash-actions">
        <SendButton form={form} text={words.blockSave} />
        {isNew ? null : <Delete block={block} refresh={refresh} />}
        <span role="status">{form.done ? words.blockSaved : null}</span>
      </div>
    </Form>
  )
}

function Delete({ block: { id, title, revision }, refresh }: Omit<Props, 'isNew'>) {
  const { call } = useDesk()
  const action = useAction({
    send: () =>
      call('DELETE /desk/blocks/:block', { params: { block: id }, query: { seen: String(revision) } }),
    onAccepted: refresh,
  })
  return (
    <>
      <ConfirmButton
        className="button ghost"
        question={words.blockDeleteAsk(title)}
        action={words.blockDelete}
        isOff={action.busy}
        onConfirm={action.run}
      />
      {action.problem ? <span role="alert">{refusedText(action.problem) ?? words.failed}</span> : null}
    </>
  )
}
