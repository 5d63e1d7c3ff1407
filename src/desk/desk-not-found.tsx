import { words } from './words.ts'

/** What strangers and ended links are shown. */
export const Unknown = () => (
  <div role="alert" className="desk-unknown">
    <h1>{words.unknown}</h1>
    <p>{words.unknownText}</p>
  </div>
)
