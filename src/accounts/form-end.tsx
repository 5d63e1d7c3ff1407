import { Icon } from '#src/ui/icon.tsx'
import type { AuthForm } from './use-auth-form.ts'

/** What no field is to blame for, or a good end; both stand beside the button that brought them. */
export function FormEnd({ form: { alert, said } }: { form: Pick<AuthForm, 'alert' | 'said'> }) {
  return (
    <>
      {alert ? (
        <p className="form-alert" role="alert">
          {alert}
        </p>
      ) : null}
      <div role="status" className="form-said">
        {said ? (
          <p className="form-done">
            <Icon name="check" />
            {said}
          </p>
        ) : null}
      </div>
    </>
  )
}
