/** What search engines and tabs say of the quote configurator. */
export const configure = {
  'configurator.title': 'Trouver la bonne balance',
  'configurator.meta-description':
    'Dites ce que vous pesez : le configurateur applique la réglementation, montre les instruments qui conviennent, dit pourquoi et prépare la demande de devis.',
  'configurator.keywords':
    'choisir une balance, configurateur balance, balance métrologie légale, quelle balance, devis balance',
}
