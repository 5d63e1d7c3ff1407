import { AppError } from '#domain/errors/error.ts'
import { AccountStyles } from '#src/accounts/account-styles.tsx'
import { PasswordChecklist } from '#src/accounts/password-checklist.tsx'
import { PasswordField } from '#src/accounts/password-field.tsx'
import { FormProblems } from '#src/forms/form-problems.tsx'
import { Field, TextArea } from '#src/ui/field.tsx'
import { type Scheme, Sides, State } from './sides.tsx'

export function FormPieces() {
  return (
    <>
      <Sides title="Champs">{(scheme) => <Fields scheme={scheme} />}</Sides>
      <Sides title="Mot de passe">{(scheme) => <Passwords scheme={scheme} />}</Sides>
      <Sides title="Ce qui empêche l’envoi">
        {(scheme) => (
          <>
            <State name="champs en erreur">
              <FormProblems
                attempts={1}
                problem={null}
                errors={{ [`${scheme}-wrong`]: 'form.required', [`${scheme}-text`]: 'form.invalid-email' }}
                labels={{ [`${scheme}-wrong`]: 'Nom', [`${scheme}-text`]: 'E-mail' }}
              />
            </State>
            <State name="trop de demandes">
              <FormProblems
                attempts={1}
                problem={new AppError('too-many-requests')}
                errors={{}}
                labels={{}}
              />
            </State>
            <State name="panne">
              <FormProblems attempts={1} problem={new AppError('unavailable')} errors={{}} labels={{}} />
            </State>
          </>
        )}
      </Sides>
    </>
  )
}

function Passwords({ scheme }: { scheme: Scheme }) {
  const field = { label: 'Mot de passe', autoComplete: 'new-password', onChange: () => {} } as const
  return (
    <>
      <AccountStyles />
      <State name="vide, en erreur">
        <PasswordField {...field} name={`${scheme}-password`} value="" />
        <PasswordField {...field} name={`${scheme}-weak`} value="Abcd1" error="Mot de passe incorrect" />
      </State>
      <State name="critères, en partie et tous">
        <PasswordChecklist password="Abcd1" />
        <PasswordChecklist password="Abcd-123!" />
      </State>
    </>
  )
}

function Fields({ scheme }: { scheme: Scheme }) {
  return (
    <>
      <State name="vide, rempli, avec indication, en erreur, inactif">
        <div className="field-grid">
          <Field name={`${scheme}-empty`} label="Nom" required />
          <Field name={`${scheme}-full`} label="Entreprise" defaultValue="Boulangerie Klein" />
          <Field name={`${scheme}-hint`} label="Téléphone" hint="Pour vous rappeler" />
          <Field
            name={`${scheme}-wrong`}
            label="E-mail"
            required
            defaultValue="anne@"
            error="Adresse email invalide"
          />
          <Field name={`${scheme}-off`} label="Référence" disabled defaultValue="DEV-261120" />
        </div>
      </State>
      <State name="texte long">
        <TextArea name={`${scheme}-text`} label="Message" rows={3} hint="Votre usage, la charge, le lieu" />
        <TextArea name={`${scheme}-bad`} label="Message" rows={2} required error="Champ obligatoire" />
      </State>
      <State name="case, liste, quantité">
        <div className="guide-row choice">
          <label>
            <input type="checkbox" defaultChecked /> Choisi
          </label>
          <label>
            <input type="checkbox" /> Libre
          </label>
          <select aria-label="Modèle">
            <option>MV-C3-30</option>
          </select>
          <input className="quantity" type="number" defaultValue={2} aria-label="Quantité" />
        </div>
      </State>
      <State name="recherche">
        <div className="search-form">
          <input type="search" placeholder="Rechercher" aria-label="Rechercher" />
          <button type="button" className="button">
            Chercher
          </button>
        </div>
      </State>
    </>
  )
}
