/** A row of the table of folders. */
export type Folder = {
  holds: string
  /** Folders, files, or `folder/**` for all below it. */
  may: readonly string[]
  /** What is refused although `may` names more. */
  except: readonly string[]
  /** Names or patterns of packages, or any. */
  packages: readonly string[] | 'any'
}

/** A row: what the folder holds, and what it may import. */
export const folder = (
  holds: string,
  may: readonly string[],
  packages: Folder['packages'] = [],
  except: readonly string[] = [],
): Folder => ({ holds, may, packages, except })

/** `src/domain` by subject, each may import those above it. */
export const subjects: Record<string, Folder> = {
  errors: folder('codes of refusals', []),
  bytes: folder('joins bytes, reads and writes base64', []),
  memory: folder('bounded caches', []),
  text: folder('schemas of typed text', []),
  time: folder('dates, opening hours, the reply clock', []),
  staff: folder('roles at the desk, the journal of changes', ['text']),
  area: folder('postcodes, distances, travel zones', []),
  metrology: folder('masses, plates, permissible errors', []),
  files: folder('names, sizes and kinds of files', ['text']),
  content: folder('what the desk writes: closures, hours, notices', ['text', 'time']),
  catalogue: folder('products, facets, the compact index', ['bytes', 'errors', 'text', 'metrology']),
  scales: folder('the register of instruments, periods of verification', [
    'catalogue',
    'files',
    'metrology',
    'text',
    'time',
  ]),
  site: folder('addresses of pages and pictures', ['catalogue']),
  fit: folder('which instrument suits a use', ['errors', 'text', 'time', 'metrology', 'catalogue', 'scales']),
  'quote-list': folder('the list, its services and estimate', [
    'area',
    'text',
    'catalogue',
    'fit',
    'metrology',
    'site',
    'time',
  ]),
  publishing: folder('documents of the catalogue, their checks, and all rows that are derived from them', [
    'text',
    'time',
    'staff',
    'metrology',
    'catalogue',
    'fit',
    'quote-list',
  ]),
  forms: folder('schemas of the public forms', [
    'errors',
    'text',
    'files',
    'content',
    'scales',
    'quote-list',
  ]),
  accounts: folder('sign-up, passwords, profile', ['text', 'forms']),
  understanding: folder('reads typed queries', ['metrology', 'catalogue', 'fit']),
  comparison: folder('compared products', ['metrology', 'catalogue', 'fit']),
  configurator: folder('answers, steps and address of the configurator', [
    'errors',
    'catalogue',
    'fit',
    'quote-list',
  ]),
  'quote-requests': folder('a sent request: states, offers, messages', [
    'area',
    'metrology',
    'text',
    'time',
    'files',
    'quote-list',
    'forms',
  ]),
  assistant: folder('intents and answers that need no database', [
    'bytes',
    'memory',
    'text',
    'time',
    'area',
    'metrology',
    'catalogue',
    'scales',
    'content',
    'site',
    'fit',
    'understanding',
  ]),
}
