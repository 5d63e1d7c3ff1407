import { deskLimits } from '#config/desk-settings.ts'
import type { DeskRequest } from '#domain/quote-requests/desk-schemas.ts'
import { inParis } from '#domain/time/business-hours.ts'
import type { FieldProps } from '#src/forms/use-field-props.ts'
import type { Submission } from '#src/forms/use-submission.ts'
import { Field, Options, TextArea } from '#src/ui/field.tsx'
import { words } from './words.ts'

type TermsProps = { field: (name: string) => FieldProps; form: Submission; blocks: DeskRequest['blocks'] }

/** Until when the offer holds, and its terms of delivery and payment. */
export function TermsFields({ field, form, blocks }: TermsProps) {
  const picker = (name: 'conditions' | 'note', label: string) => (
    <BlockPicker
      {...{ label, blocks }}
      onPick={(text) => form.set(name, [form.values[name], text].filter(Boolean).join('\n'))}
    />
  )
  return (
    <>
      <div className="field-grid">
        <Field
          {...field('validUntil')}
          label={words.validUntil}
          type="date"
          required
          min={inParis(new Date()).day}
        />
        <Field {...field('delivery')} label={words.delivery} maxLength={deskLimits.deliveryLength} />
      </div>
      <TextArea
        {...field('conditions')}
        label={words.conditions}
        rows={3}
        maxLength={deskLimits.conditionsLength}
      />
      {picker('conditions', words.conditions)}
      <TextArea {...field('note')} label={words.offerNote} rows={2} maxLength={deskLimits.conditionsLength} />
      {picker('note', words.offerNote)}
    </>
  )
}

type PickerProps = { label: string; blocks: DeskRequest['blocks']; onPick: (text: string) => void }

/** Puts one of the company's texts into a field, in the language of the customer; nothing where there is none. */
export function BlockPicker({ label, blocks, onPick }: PickerProps) {
  if (blocks.length === 0) return null
  return (
    <select
      className="desk-blocks"
      aria-label={words.blockFor(label)}
      value=""
      onChange={(event) => {
        const block = blocks.find(({ id }) => id === event.target.value)
        if (block) onPick(block.text)
      }}
    >
      <option value="">{words.insertBlock}</option>
      <Options of={blocks.map(({ id, title }) => [id, title])} />
    </select>
  )
}
