import { AppError } from '#domain/errors/error.ts'
import { Breadcrumbs } from '#src/pages/breadcrumbs.tsx'
import { errorPage } from '#src/shell/error-page.tsx'
import { Sides, State } from './sides.tsx'

export function StatePieces() {
  const { View } = errorPage
  return (
    <>
      <Sides title="Fil d’Ariane et avis">
        {() => (
          <>
            <Breadcrumbs
              items={[
                { name: 'Accueil', path: '/' },
                { name: 'Produits', path: '/products' },
                { name: 'Balance colis C3', path: '/products/montevigne-c3' },
              ]}
            />
            <p className="notice">Votre navigateur ne garde pas cette liste.</p>
            <p className="demo-note">Catalogue de démonstration.</p>
          </>
        )}
      </Sides>
      <Sides title="Attente, vide">
        {() => (
          <>
            <State name="attente">
              <div className="spinner" />
            </State>
            <State name="squelette de fiche">
              <div className="card skeleton" />
            </State>
            <State name="vide">
              <div className="empty">
                <p>
                  <strong>Votre liste est vide</strong>
                </p>
                <p>Ajoutez des modèles depuis le catalogue.</p>
              </div>
            </State>
          </>
        )}
      </Sides>
      <Sides title="Erreurs">
        {() => (
          <>
            <View data={new AppError('not-found')} />
            <View data={new AppError('unavailable')} />
          </>
        )}
      </Sides>
    </>
  )
}
