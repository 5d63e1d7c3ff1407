import { Icon } from '#src/ui/icon.tsx'

type Props = { alert: string | null; successMessage?: string | null }

/** An error that concerns no single field, or the success message; both stand beside the submit button. */
export function FormEnd({ alert, successMessage }: Props) {
  return (
    <>
      {alert ? (
        <p className="form-alert" role="alert">
          {alert}
        </p>
      ) : null}
      <div role="status" className="form-status">
        {successMessage ? (
          <p className="form-done">
            <Icon name="check" />
            {successMessage}
          </p>
        ) : null}
      </div>
    </>
  )
}
