import { Icon } from '#src/ui/icon.tsx'

type Props = { alert: string | null; successMessage?: string | null }

/** What no field is to blame for, or a good end; both stand beside the button that brought them. */
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
