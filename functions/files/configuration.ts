import type { Bindings } from '#functions/env.ts'

/** What is missing in the configuration of files, in French for the operator; null when it is complete. */
export const filesConfigurationProblem = ({ FILES }: Partial<Pick<Bindings, 'FILES'>>): string | null =>
  FILES
    ? null
    : 'Liaison R2 manquante pour les fichiers joints : FILES. Créez le bucket et ajoutez « [[r2_buckets]] » à wrangler.toml.'
