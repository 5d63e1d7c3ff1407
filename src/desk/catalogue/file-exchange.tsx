import { changeTexts } from '#src/desk/journal-lines.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { TableHead } from '#src/ui/table-head.tsx'
import { text } from './catalogue-words.ts'
import { fileWords } from './file-words.ts'
import { DoubtLines } from './problem-list.tsx'
import { sentenceOf } from './problem-words.ts'
import { type Compared, useFileExchange } from './use-file-exchange.ts'

/** The catalogue as a file for a spreadsheet, and back: with its differences before they count. */
export function FileExchange({ onClose }: { onClose: (isChanged: boolean) => void }) {
  const { status, compared, isSaved, download, upload, save } = useFileExchange()
  return (
    <Dialog title={text.file} onClose={() => onClose(isSaved)} kind="sheet">
      <p className="desk-actions">
        {(['csv', 'json'] as const).map((format) => (
          <button key={format} type="button" className="button ghost" onClick={() => download(format)}>
            {fileWords.download(format.toUpperCase())}
          </button>
        ))}
      </p>
      <div className="field">
        <label htmlFor="catalogue-file">{fileWords.upload}</label>
        <input
          id="catalogue-file"
          type="file"
          accept=".csv,.json,text/csv,application/json"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) upload(file)
          }}
        />
      </div>
      <p role="status">{status}</p>
      {compared ? <Differences compared={compared} onSave={() => save(compared)} /> : null}
    </Dialog>
  )
}

const maxShown = 500

function Differences({
  compared: { changes, problems, doubts, notes },
  onSave,
}: {
  compared: Compared
  onSave: () => void
}) {
  return (
    <>
      {notes.map((note) => (
        <p key={note} className="notice">
          {note}
        </p>
      ))}
      <p>
        <strong>{fileWords.changesInFile(changes.length)}</strong>
      </p>
      {problems.length ? (
        <div className="catalogue-problems">
          <p>{fileWords.problemsInFile(problems.length)}</p>
          <ul>
            {problems.slice(0, maxShown).map((problem) => (
              <li key={`${problem.product} ${problem.field} ${problem.about}`}>
                {[problem.product, problem.reference].filter(Boolean).join(' · ')}: {sentenceOf(problem)}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <DoubtLines doubts={doubts.slice(0, maxShown)} />
      {changes.length ? <ChangeTable changes={changes} /> : null}
      {changes.length ? (
        <p>
          <button type="button" className="button" onClick={onSave}>
            {fileWords.keep}
          </button>
        </p>
      ) : null}
    </>
  )
}

const ChangeTable = ({ changes }: Pick<Compared, 'changes'>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by the keyboard
  <section className="catalogue-differences" aria-label={fileWords.what} tabIndex={0}>
    <table className="catalogue-table">
      <TableHead of={[text.product, fileWords.what, fileWords.before, fileWords.after]} />
      <tbody>
        {changes.slice(0, maxShown).map((difference) => {
          const { product, reference, change } = difference
          const { label, before, after } = changeTexts(difference)
          return (
            <tr key={`${product} ${reference} ${change}`}>
              <td>{[product, reference].filter(Boolean).join(' · ')}</td>
              <td>{label}</td>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  </section>
)
