import { run } from './local.ts'

/**
 * `npm run deploy`: build, migrate the remote database, deploy. The catalogue is imported separately
 * (docs/operations.md).
 */
run('vite', ['build'])
run('wrangler', ['d1', 'migrations', 'apply', 'haut-barr-pesage', '--remote'])
run('wrangler', ['deploy', '--config', 'dist/haut_barr_pesage/wrangler.json'])
